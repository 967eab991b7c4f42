import { type Prompt } from './prompt';
import { pegsOf, say, showRow, thoughtsOf } from './screen';
import type { Hint, Row, Table } from './table';

/** Whether an error is for the person to read: a rule that was broken, not a fault of ours. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RuleViolation';
}

/** Lets a person find a secret. */
export async function playAsBreaker(
  table: Table,
  secret: readonly number[],
  player: (rows: readonly Row[]) => Hint,
  prompt: Prompt,
  hintsAlways: boolean,
): Promise<void> {
  say('Type a guess, or: hint, help, quit.');
  const rows: Row[] = [];
  while (rows.length < table.limit) {
    if (hintsAlways) showHint();
    const text = (await prompt.ask(`guess ${rows.length + 1} of ${table.limit}> `)).trim();
    if (text === 'quit') break;
    if (text === 'hint') showHint();
    else if (text === 'help' || text === '') say(`Colours: ${table.help}.`);
    else if (guess(text)) {
      say(`B wins: the secret was ${pegsOf(table, secret)}.`);
      return;
    }
  }
  const verdict = rows.length < table.limit ? 'The game is left' : 'A wins';
  say(`${verdict}: the secret was ${pegsOf(table, secret)}.`);

  function guess(text: string): boolean {
    try {
      const row = table.answer(secret, table.readCode(text));
      rows.push(row);
      showRow(table, row, rows.length);
      return row.exact === table.length;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      say(`${error.message} No attempt is used.`);
      return false;
    }
  }

  function showHint(): void {
    try {
      const hint = player(rows);
      say(`Hint: ${pegsOf(table, hint.guess)}   (${thoughtsOf(hint)})`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      say(error.message);
    }
  }
}

/** Asks for a secret that does not show, until it is one. */
export async function askSecret(table: Table, prompt: Prompt): Promise<readonly number[]> {
  for (;;) {
    try {
      return table.readCode(await prompt.askHidden('secret (hidden)> '));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      say(error.message);
    }
  }
}
