import { Left, type Prompt } from './prompt';
import { pegsOf, say, showRow, thoughtsOf } from './screen';
import type { Player, Row, Table } from './table';

/** Whether an error is for the person to read: a rule that was broken, not a fault of ours. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'RuleViolation';
}

/** A game that a person plays against a secret, with a machine that may be asked. */
export interface Game {
  readonly table: Table;
  readonly secret: readonly number[];
  readonly player: Player;
  readonly prompt: Prompt;
}

/** Lets a person find a secret; whoever leaves is told it, too. */
export async function playAsBreaker({ table, secret, player, prompt }: Game, hintsAlways: boolean) {
  const verdict = await play().catch((error: unknown) => {
    if (!(error instanceof Left)) throw error;
    return 'The game is left';
  });
  say(`${verdict}: the secret was ${pegsOf(table, secret)}.`);

  async function play(): Promise<string> {
    say('Type a guess, or: hint, help, quit.');
    const rows: Row[] = [];
    while (rows.length < table.limit) {
      if (hintsAlways) showHint(rows);
      const row = await nextRow(rows);
      rows.push(row);
      showRow(table, row, rows.length);
      if (row.exact === table.length) return 'B wins';
    }
    return 'A wins';
  }

  /** Asks until a guess is allowed. */
  async function nextRow(rows: readonly Row[]): Promise<Row> {
    for (;;) {
      const text = (await prompt.ask(`guess ${rows.length + 1} of ${table.limit}> `)).trim();
      if (text === 'quit') throw new Left();
      if (text === 'hint') showHint(rows);
      else if (text === 'help' || text === '') say(`Colours: ${table.help}. Or: hint, help, quit.`);
      else {
        const code = readOrSay(table, text, ' No attempt is used.');
        if (code) return table.answer(secret, code);
      }
    }
  }

  function showHint(rows: readonly Row[]): void {
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
    const code = readOrSay(table, await prompt.askHidden('secret (hidden)> '));
    if (code) return code;
  }
}

function readOrSay(table: Table, text: string, more = ''): readonly number[] | undefined {
  try {
    return table.readCode(text);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    say(`${error.message}${more}`);
    return undefined;
  }
}
