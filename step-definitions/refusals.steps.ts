import { defineParameterType, Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { KataWorld } from './support/world';

// A message may hold quotation marks itself, so it reaches to the last one.
defineParameterType({
  name: 'message',
  regexp: /"(.*)"/,
  transformer: (text: string) => text,
  useForSnippets: false,
});

Then('it should be refused with {message}', function (this: KataWorld, message: string) {
  expect(this.rejection().message).to.equal(message);
});
