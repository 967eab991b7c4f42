import { RuleViolation } from '../../src/shared/rule-violation';
import { type Answer, readLine } from './answer';
import type { Implementation, Tell } from './implementations';
import { Late, Patience } from './limits';
import { NotWritten } from './not-written';
import { Printed, shortened } from './printed';
import { Program } from './program';
import { programFailure } from './program-failure';

interface Waiting {
  /** As messages name it: `yatzy: score`. */
  readonly call: string;
  readonly values: readonly unknown[];
  readonly tell: Tell;
  readonly answer: (result: unknown) => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Rules in a program of any language, which is started with the first call and asked in lines of JSON.
 *
 * Calls that a program cannot answer because it has ended or hangs fail with all that is known about it; the next one
 * starts it afresh.
 *
 * @param command as a person types it on a terminal
 * @param timeout seconds that a call may take
 * @see docs/practice-protocol.md
 */
export function programImplementation(command: string, timeout: number): Implementation {
  const conversation = new Conversation(command, timeout);
  const patience = new Patience();
  return {
    name: command,
    call: (kata, verb, values, tell) => patience.with(() => conversation.ask(kata, verb, values, tell)),
    close: () => conversation.close(),
  };
}

class Conversation {
  private program: Program | undefined;
  private readonly calls = new Map<number, Waiting>();
  private readonly printed = new Printed();
  private lastId = 0;

  constructor(
    private readonly command: string,
    private readonly timeout: number,
  ) {}

  ask(kata: string, verb: string, values: readonly unknown[], tell: Tell): Promise<unknown> {
    return new Promise((answer, fail) => {
      const id = (this.lastId += 1);
      const timer = setTimeout(() => this.hang(), this.timeout * 1000);
      this.calls.set(id, { call: `${kata}: ${verb}`, values, tell, answer, fail, timer });
      this.program ??= new Program(this.command, {
        line: (line) => this.read(line),
        end: (how, isNotFound) => this.end(how, isNotFound),
      });
      this.program.send(JSON.stringify({ id, kata, call: verb, arguments: values }));
    });
  }

  async close(): Promise<void> {
    const { program } = this;
    this.program = undefined;
    await program?.close();
  }

  private read(line: string): void {
    const { printed, answer } = readLine(line);
    if (printed !== undefined) this.printed.add(printed);
    if (answer === undefined) return;
    if (answer.kind === 'rubbish') {
      this.breakOff(`answered with a line ${answer.why}: ${shortened(line)}`);
      return;
    }
    const waiting = this.calls.get(answer.id as number);
    if (waiting !== undefined) this.settle(answer.id as number, waiting, answer);
    else if (this.wasAsked(answer.id)) this.printed.add(`a second answer: ${line}`);
    else this.breakOff(`answered a call that was never made: ${shortened(line)}`);
  }

  private settle(id: number, waiting: Waiting, answer: Exclude<Answer, { kind: 'rubbish' }>): void {
    this.calls.delete(id);
    clearTimeout(waiting.timer);
    const printed = this.printed.take();
    if (printed !== '') waiting.tell(`printed:\n${printed}`);
    if (answer.kind === 'result') waiting.answer(answer.result);
    else if (answer.kind === 'error') waiting.fail(new RuleViolation(answer.message));
    else waiting.fail(new NotWritten(waiting.call));
  }

  private wasAsked(id: unknown): boolean {
    return Number.isInteger(id) && Number(id) >= 1 && Number(id) <= this.lastId;
  }

  private hang(): void {
    const hint = 'Does it end every answer with a line end, and flush its output?';
    this.breakOff(`did not answer within ${this.timeout} s and was ended. ${hint}`, Late);
  }

  private end(how: string, isNotFound: boolean): void {
    // The last line of a program may lack its end, and answer all the same.
    const { rest = '' } = this.program ?? {};
    const { answer } = readLine(rest);
    if (answer !== undefined && answer.kind !== 'rubbish') this.read(rest);
    if (this.calls.size > 0) {
      this.breakOff(
        isNotFound
          ? `could not be started: ${JSON.stringify(this.command)} is no folder, no file and no command`
          : how,
      );
    } else {
      this.printed.add([`the program ${how}`, this.program?.complaint].join('\n'));
      this.program = undefined;
    }
  }

  /** Fails every call that waits, and lets the next one start the program afresh. */
  private breakOff(what: string, kind: new (message: string) => Error = Error): void {
    const { program } = this;
    this.program = undefined;
    program?.kill();
    const printed = this.printed.take();
    const { rest = '', complaint = '' } = program ?? {};
    for (const { call, values, fail, timer } of this.calls.values()) {
      clearTimeout(timer);
      fail(programFailure(`${call}: the program ${what}`, { values, printed, rest, complaint }, kind));
    }
    this.calls.clear();
  }
}
