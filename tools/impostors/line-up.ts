import { Writable } from 'node:stream';
import { type ISupportCodeLibrary, loadSupport, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { projectFolder } from '../katas';
import { type Failure, Witness } from './witness';

/** What a run of the specs against one implementation came to. */
export interface Outcome {
  /** Examples that were run. */
  readonly examples: number;
  /** The first example that failed. */
  readonly failure: Failure | undefined;
}

const steps = ['step-definitions/**/*.ts'];

/** Holds specs against implementations in this process, so that step definitions are loaded only once. */
export class LineUp {
  private library: ISupportCodeLibrary | undefined;

  /**
   * Runs features until an example fails.
   *
   * @param features files within the project
   * @param parameters the file that stands in for the rules, or for players; what is in `src` where none is given
   */
  async confront(
    features: readonly string[],
    parameters: { readonly implementation?: string; readonly players?: string } = {},
  ): Promise<Outcome> {
    const witness = new Witness();
    const sources = {
      paths: [...features],
      defaultDialect: 'en',
      names: [],
      tagExpression: '',
      order: 'defined' as const,
    };
    const environment = { cwd: projectFolder, stdout: nowhere(), stderr: nowhere() };
    this.library ??= await loadSupport({ sources, support: { requirePaths: steps } }, environment);
    await runCucumber(
      {
        sources,
        support: this.library,
        runtime: {
          dryRun: false,
          failFast: true,
          filterStacktraces: true,
          parallel: 0,
          retry: 0,
          retryTagFilter: '',
          strict: true,
          worldParameters: parameters,
        },
        formats: { stdout: './tools/impostors/silent.js', files: {}, publish: false, options: {} },
      },
      environment,
      (envelope: Envelope) => witness.hear(envelope),
    );
    return { examples: witness.examples, failure: witness.failure };
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
