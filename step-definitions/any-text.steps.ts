import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import { forEvery } from './support/any-case';
import type { AnyText } from './support/any-text';
import { isRuleViolation } from './support/refusal';

Then('each text should be read or refused, and no error should come of it', function (this: AnyText) {
  return forEvery(this, this.texts, (text) => {
    const outcome = outcomeOf(() => this.read(text));
    expect(outcome === undefined || isRuleViolation(outcome), String(outcome)).to.equal(true);
  });
});

function outcomeOf(read: () => unknown): unknown {
  try {
    expect(read()).not.to.equal(undefined);
    return undefined;
  } catch (error) {
    return error;
  }
}
