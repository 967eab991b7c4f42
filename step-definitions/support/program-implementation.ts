import { RuleViolation } from '../../src/shared/rule-violation';
import { type Answer, readLine } from './answer';
import type { Implementation, Tell } from './implementations';
import { Late, Patience } from './limits';
import { NotWritten } from './not-written';
import { Printed, shortened } from './printed';
import { Program } from './program';
import { programFailure } from './program-failure';

interface Call {
  readonly kata: string;
  readonly verb: string;
  readonly values: readonly unknown[];
  readonly tell: Tell;
  readonly answer: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

interface Asked extends Call {
  readonly timer: NodeJS.Timeout;
}

/** Calls that a program is asked at once; what more there is waits, so that its time begins when its turn comes. */
const mostAsked = 16;

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
  private readonly asked = new Map<number, Asked>();
  private readonly waiting = new Set<Call>();
  private readonly printed = new Printed();
  private lastId = 0;

  constructor(
    private readonly command: string,
    private readonly timeout: number,
  ) {}

  ask(kata: string, verb: string, values: readonly unknown[], tell: Tell): Promise<unknown> {
    return new Promise((answer, fail) => {
      this.waiting.add({ kata, verb, values, tell, answer, fail });
      this.askNext();
    });
  }

  async close(): Promise<void> {
    const { program } = this;
    await program?.close();
    if (this.asked.size > 0) this.breakOff('was ended with the run');
    this.program = undefined;
  }

  private askNext(): void {
    if (this.asked.size === mostAsked) return;
    const [call] = this.waiting;
    if (call === undefined) return;
    this.waiting.delete(call);
    const { kata, verb, values } = call;
    const id = (this.lastId += 1);
    this.asked.set(id, { ...call, timer: setTimeout(() => this.hang(), this.timeout * 1000) });
    this.program ??= new Program(this.command, {
      line: (line) => this.read(line),
      end: (how, isNotFound) => this.end(how, isNotFound),
    });
    this.program.send(JSON.stringify({ id, kata, call: verb, arguments: values }));
  }

  private read(line: string): void {
    const { printed, answer } = readLine(line);
    if (printed !== undefined) this.printed.add(printed);
    if (answer === undefined) return;
    if (answer.kind === 'rubbish') {
      this.breakOff(`answered with a line ${answer.why}: ${shortened(line)}`);
      return;
    }
    const asked = this.asked.get(answer.id as number);
    if (asked !== undefined) this.settle(answer.id as number, asked, answer);
    else if (this.wasAsked(answer.id)) this.printed.add(`a second answer: ${line}`);
    else this.breakOff(`answered a call that was never made: ${shortened(line)}`);
  }

  private settle(id: number, call: Asked, answer: Exclude<Answer, { kind: 'rubbish' }>): void {
    this.asked.delete(id);
    clearTimeout(call.timer);
    const printed = this.printed.take();
    if (printed !== '') call.tell(`printed:\n${printed}`);
    if (answer.kind === 'result') call.answer(answer.result);
    else if (answer.kind === 'error') call.fail(new RuleViolation(answer.message));
    else call.fail(new NotWritten(nameOf(call)));
    this.askNext();
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
    if (this.asked.size > 0) {
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
    for (const { timer } of this.asked.values()) clearTimeout(timer);
    const calls: readonly Call[] = [...this.asked.values(), ...this.waiting];
    this.asked.clear();
    this.waiting.clear();
    for (const call of calls) {
      const circumstances = { values: call.values, printed, rest, complaint };
      call.fail(programFailure(`${nameOf(call)}: the program ${what}`, circumstances, kind));
    }
  }
}

/** A call as messages name it: `yatzy: score`. */
function nameOf({ kata, verb }: Call): string {
  return `${kata}: ${verb}`;
}
