import { type Game, isRefusal } from './human';
import { Left } from './prompt';
import { pegsOf, say, showRow, thoughtsOf } from './screen';
import type { Hint, Player, Row, Table } from './table';

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
export async function answerFor({ table, player, prompt }: Omit<Game, 'secret'>): Promise<void> {
  const form = table.tellsMisplaced ? 'exact and misplaced, as in "2 1"' : 'the number of matches';
  say(
    `Hide a code and answer each guess: ${form}. To mend an answer: back, or fix and its number. To leave: quit.`,
  );
  const rows: Row[] = [];
  for (;;) {
    let hint: Hint | undefined;
    const contradiction = refusalOf(() => (isOver() ? table.countPossible(rows) : (hint = think())));
    if (contradiction === undefined && isOver()) break;
    if (contradiction !== undefined) {
      say(contradiction);
      rows.forEach((row, index) => showRow(table, row, index + 1));
    }
    while (!(await isChanged(hint)));
  }
  say(
    isSolved()
      ? `The machine wins with guess ${rows.length} of ${table.limit}.`
      : 'You win: the machine has used up its guesses.',
  );

  function isSolved(): boolean {
    return rows.at(-1)?.exact === table.length;
  }

  function isOver(): boolean {
    return isSolved() || rows.length === table.limit;
  }

  function think(): Hint {
    const hint = player(rows);
    say(`${String(rows.length + 1).padStart(3)}.  ${pegsOf(table, hint.guess)}   ${thoughtsOf(hint)}`);
    return hint;
  }

  /** Asks for a line and does what it says; whether an answer has come, gone or been mended. */
  async function isChanged(hint: Hint | undefined): Promise<boolean> {
    const text = (await prompt.ask(hint ? 'answer> ' : 'back, or fix and a number> ')).trim();
    if (text === 'quit') throw new Left();
    if (text === 'back') return takeBack();
    if (/^fix\s+\d+$/.test(text)) return mend(Number(text.slice(3)));
    if (hint) return take(text, hint.guess, rows.length);
    say('Those answers contradict each other: mend one of them first, by back or fix and its number.');
    return false;
  }

  function takeBack(): boolean {
    if (rows.pop()) return true;
    say('There is no answer yet to take back.');
    return false;
  }

  async function mend(number: number): Promise<boolean> {
    const row = rows[number - 1];
    if (row)
      return take(
        await prompt.ask(`answer ${number} to ${pegsOf(table, row.guess)}> `),
        row.guess,
        number - 1,
      );
    say(
      rows.length === 0
        ? 'There is no answer yet to mend.'
        : `There are answers 1 to ${rows.length} to mend, not ${number}.`,
    );
    return false;
  }

  function take(text: string, guess: readonly number[], at: number): boolean {
    const refusal = refusalOf(() => (rows[at] = table.readAnswer(text, guess)));
    if (refusal !== undefined) say(refusal);
    return refusal === undefined;
  }
}

/** Why something was refused, in words; nothing where it was not. */
function refusalOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.message;
  }
}
