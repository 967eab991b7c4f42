import {
  After,
  AfterAll,
  BeforeAll,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { beginRun, endRun } from './judged';
import { isNotWritten } from './not-written';
import { KataWorld } from './world';

setWorldConstructor(KataWorld);

// Every call of the rules has a limit of its own; this one ends what waits for nothing.
setDefaultTimeout(120_000);

type Step = (this: KataWorld, ...values: unknown[]) => unknown;

// What is not written yet is a task, not a fault.
setDefinitionFunctionWrapper(
  (step: Step) =>
    async function (this: KataWorld, ...values: unknown[]) {
      try {
        return await step.apply(this, values);
      } catch (error) {
        if (!isNotWritten(error)) throw error;
        this.log(error.message);
        return 'pending';
      }
    },
);

BeforeAll({ name: 'the rules to judge are chosen' }, function () {
  beginRun(this.parameters);
});

AfterAll({ name: 'nothing is left running' }, endRun);

After({ name: 'no refusal goes unnoticed' }, function (this: KataWorld) {
  this.failOnForgottenRefusal();
});
