import { World } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { RuleViolation } from '../../src/shared/rule-violation';
import type { Faces, KataName, Players, Remote } from './faces';
import { askEach, faceOf, type Outcome as Answer, playersOf } from './implementations';
import { implementationOfRun, takeName } from './judged';
import { isRuleViolation } from './refusal';

type Outcome = { readonly value: unknown } | { readonly refusal: RuleViolation; asked: boolean };

/** What every step can reach: the rules, the outcome of the last attempt, and the report. */
export class KataWorld extends World<{ readonly players?: string }> {
  private outcome: Outcome | undefined;

  /** The rules of a kata, whoever wrote them. */
  kata<Name extends KataName>(name: Name): Remote<Faces[Name]> {
    const nameForReport = takeName();
    if (nameForReport !== undefined) this.attach(nameForReport, 'text/x.implementation+plain');
    return faceOf(implementationOfRun(), name, (text) => this.log(text));
  }

  /** Asks the rules the same of many cases at once; typed by `askAll` in `every-case`. */
  askEach(kata: KataName, verb: string, cases: readonly (readonly unknown[])[]): Promise<readonly Answer[]> {
    this.kata(kata);
    return askEach(implementationOfRun(), kata, verb, cases);
  }

  /** What plays or simulates a kata; impostors stand in for it by the world parameter `players`. */
  players<Name extends keyof Players>(name: Name): Players[Name] {
    return playersOf(name, this.parameters.players);
  }

  /** Does what the rules may refuse, and keeps what came of it; any other error fails the step. */
  async attempt(action: () => unknown): Promise<void> {
    this.failOnForgottenRefusal();
    try {
      this.outcome = { value: await action() };
    } catch (error) {
      if (!isRuleViolation(error)) throw error;
      this.outcome = { refusal: error, asked: false };
    }
  }

  /** What the last attempt gave; a refusal that nobody expected fails here, in its own words. */
  result<Value>(): Value {
    if (this.outcome === undefined) throw new Error('Nothing was attempted before this step.');
    if ('refusal' in this.outcome) throw this.unexpected(this.outcome.refusal);
    return this.outcome.value as Value;
  }

  /** Why the last attempt was refused. */
  rejection(): RuleViolation {
    if (this.outcome === undefined) throw new Error('Nothing was attempted before this step.');
    if ('value' in this.outcome)
      expect.fail(`should have been refused, but gave ${JSON.stringify(this.outcome.value)}`);
    this.outcome.asked = true;
    return this.outcome.refusal;
  }

  /** Puts a picture into the report, at the step that is running. */
  show(svg: string, name = titleOf(svg)): void {
    this.attach(Buffer.from(svg), { mediaType: 'image/svg+xml', fileName: `${name}.svg` });
  }

  /** Compares what came with what should have, as a reader writes them; where they differ, the report draws both. */
  compare<Thing>(
    { actual, expected }: { readonly actual: Thing; readonly expected: Thing },
    { write, draw }: { readonly write: (thing: Thing) => string; readonly draw: (thing: Thing) => string },
  ): void {
    if (write(actual) !== write(expected)) {
      this.show(draw(expected), 'expected');
      this.show(draw(actual), 'actual');
    }
    expect(write(actual)).to.equal(write(expected));
  }

  /** Fails where the rules refused something and no step asked for it. */
  failOnForgottenRefusal(): void {
    if (this.outcome && 'refusal' in this.outcome && !this.outcome.asked)
      throw this.unexpected(this.outcome.refusal);
  }

  private unexpected(refusal: RuleViolation): Error {
    if (this.outcome && 'refusal' in this.outcome) this.outcome.asked = true;
    return new Error(`should have been allowed, but was refused: ${refusal.message}`, { cause: refusal });
  }
}

function titleOf(svg: string): string {
  return /<title>(.*?)<\/title>/.exec(svg)?.[1] ?? 'picture';
}
