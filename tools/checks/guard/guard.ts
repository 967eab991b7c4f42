import type { Plugin } from '@cucumber/cucumber/api';
import { complaintsOf } from './complaints';
import { emptinessOf, selectionOf } from './emptiness';
import { newRecord, noted } from './record';

/** What `pluginOptions.guard` in the settings of Cucumber may say. */
interface GuardOptions {
  /** Whether pending steps and step definitions that no example uses fail the run, too. */
  readonly strict?: boolean;
  /** Tags of examples that a run may leave out, and still be asked for unused step definitions. */
  readonly leftOut?: readonly string[];
}

/**
 * A plugin for Cucumber: a run that proves nothing is never a success.
 *
 * Cucumber itself counts a run of no example as passed, and a dry run also with undefined or ambiguous steps. Reports
 * are written as always; what is wrong is said on standard error, one line each, and the exit code becomes 1.
 */
const guard: Plugin<GuardOptions> = {
  type: 'plugin',
  optionsKey: 'guard',
  coordinator({ on, options, environment }) {
    const record = newRecord();
    on('paths:resolve', ({ unexpandedSourcePaths }) => {
      record.paths = unexpandedSourcePaths;
    });
    on('message', (envelope) => {
      noted(record, envelope);
    });
    return async () => {
      // What cannot be parsed is reported by Cucumber, and fails.
      if (record.parseFailed) return;
      const complaints =
        record.testCases.length === 0
          ? [emptinessOf(record, await selectionOf(process.argv, environment))]
          : complaintsOf(record, { strict: options.strict === true, leftOut: options.leftOut ?? [] });
      if (complaints.length === 0) return;
      environment.stderr.write(`\n${complaints.join('\n')}\n`);
      // Cucumber sets its own exit code after this; the last word is spoken when the process ends.
      process.once('exit', () => {
        process.exitCode = 1;
      });
    };
  },
};

export default guard;
