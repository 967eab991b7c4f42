import { isRefusal } from './human';
import type { Prompt } from './prompt';
import { pegsOf, say, showRow, thoughtsOf } from './screen';
import type { Hint, Row, Table } from './table';

type Player = (rows: readonly Row[]) => Hint;

/** Shows how the machine finds a secret, one line a guess. */
export function watch(table: Table, secret: readonly number[], player: Player): void {
  const rows: Row[] = [];
  for (;;) {
    const hint = player(rows);
    const row = table.answer(secret, hint.guess);
    rows.push(row);
    showRow(table, row, rows.length, `   ${thoughtsOf(hint)}`);
    if (row.exact === table.length) break;
    if (rows.length === table.limit) {
      say(`A wins: the secret was ${pegsOf(table, secret)}.`);
      return;
    }
  }
  say(`B wins with guess ${rows.length} of ${table.limit}.`);
}

/** Lets the machine guess what a person hides and answers; a person's slip can be mended. */
export async function answerFor(table: Table, player: Player, prompt: Prompt): Promise<void> {
  const form = table.tellsMisplaced ? 'exact and misplaced, as in "2 1"' : 'the number of matches';
  say(
    `Hide a code and answer each guess: ${form}. To mend an answer: back, or fix and its number. To leave: quit.`,
  );
  const rows: Row[] = [];
  while (rows.at(-1)?.exact !== table.length && rows.length < table.limit) {
    const hint = think();
    if (hint)
      say(`${String(rows.length + 1).padStart(3)}.  ${pegsOf(table, hint.guess)}   ${thoughtsOf(hint)}`);
    const text = (await prompt.ask(hint ? 'answer> ' : 'back, or fix and a number> ')).trim();
    if (text === 'quit') return;
    if (text === 'back') rows.pop();
    else if (/^fix\s+\d+$/.test(text)) await fix(Number(text.slice(3)));
    else if (hint) take(text, hint.guess);
    else say('Those answers contradict each other: mend one of them first.');
  }
  say(
    rows.at(-1)?.exact === table.length
      ? `The machine wins with guess ${rows.length} of ${table.limit}.`
      : 'You win: the machine has used up its guesses.',
  );

  /** What to guess next, or nothing where no code fits the answers. */
  function think(): Hint | undefined {
    try {
      return player(rows);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      say(error.message);
      rows.forEach((row, index) => showRow(table, row, index + 1));
      return undefined;
    }
  }

  function take(text: string, guess: readonly number[], at = rows.length): void {
    try {
      rows[at] = table.readAnswer(text, guess);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      say(error.message);
    }
  }

  async function fix(number: number): Promise<void> {
    const row = rows[number - 1];
    if (row === undefined) say(`There are answers 1 to ${rows.length} to mend, not ${number}.`);
    else take(await prompt.ask(`answer ${number} to ${pegsOf(table, row.guess)}> `), row.guess, number - 1);
  }
}
