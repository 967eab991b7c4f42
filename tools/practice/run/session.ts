import path from 'node:path';
import { Writable } from 'node:stream';
import {
  type ISourcesCoordinates,
  type ISupportCodeLibrary,
  loadSupport,
  runCucumber,
} from '@cucumber/cucumber/api';
import { namedInProject, projectFolder } from '../project';
import type { Example } from './example';
import { RunRecord } from './run-record';

/** What a session runs, over and over. */
export interface Plan {
  /** Feature files in the order of learning. */
  readonly features: readonly string[];
  /** World parameters: whose rules are judged. */
  readonly choice: Readonly<Record<string, string | number>>;
  /** Files with step definitions, as patterns. */
  readonly steps: readonly string[];
  /** The folder of those that the person writes, which change between two runs. */
  readonly ownSteps?: string;
  /** Whether to stop at the first example that is not green. */
  readonly next: boolean;
  /** Whether enumerations run too, which take long and teach little. */
  readonly everyCase: boolean;
  /** Where the report goes, within the project, if there is to be one. */
  readonly report?: string;
}

/** What came of a run. */
export interface Outcome {
  /** In the order of learning; with `next`, up to the first that is not green. */
  readonly examples: readonly Example[];
  /** What kept the run from running, in words for the person. */
  readonly faults: readonly string[];
}

/** Step definitions that are loaded: they register themselves once in a process. */
const libraries = new Map<string, ISupportCodeLibrary>();

/** Runs the specs in this process, so that only the first run has to load everything. */
export class Session {
  constructor(private readonly plan: Plan) {}

  /** Runs the specs as they are now against the rules as they are now. */
  async run(): Promise<Outcome> {
    const record = new RunRecord();
    const faults: string[] = [];
    try {
      await this.runInto(record);
    } catch (error) {
      faults.push(reasonOf(error));
    }
    return { examples: this.shown(record.examples()), faults: [...record.faults, ...faults] };
  }

  private async runInto(record: RunRecord): Promise<void> {
    const { plan } = this;
    const sources: ISourcesCoordinates = {
      paths: [...plan.features],
      defaultDialect: 'en',
      names: [],
      tagExpression: plan.everyCase ? '' : 'not (@every-case or @any-case)',
      order: 'defined',
    };
    const support = await this.support(sources);
    await runCucumber(
      {
        sources,
        support,
        runtime: {
          dryRun: false,
          failFast: plan.next,
          filterStacktraces: true,
          parallel: 0,
          retry: 0,
          retryTagFilter: '',
          // What is pending stops a run that is to stop at what is next.
          strict: plan.next,
          worldParameters: { ...plan.choice },
        },
        formats: {
          stdout: './tools/practice/silent.js',
          files: plan.report === undefined ? {} : { [plan.report]: './tools/living-documentation/html.js' },
          publish: false,
          options: { snippetSyntax: './tools/snippets/index.js' },
        },
      },
      environment,
      (envelope) => record.add(envelope),
    );
  }

  private shown(examples: readonly Example[]): readonly Example[] {
    const next = examples.findIndex(({ standing }) => standing !== 'green');
    return this.plan.next && next >= 0 ? examples.slice(0, next + 1) : examples;
  }

  private async support(sources: ISourcesCoordinates): Promise<ISupportCodeLibrary> {
    const { steps, ownSteps } = this.plan;
    const key = steps.join();
    if (ownSteps !== undefined && libraries.delete(key)) this.forgetSteps(ownSteps);
    const known = libraries.get(key);
    const library =
      known ?? (await loadSupport({ sources, support: { requirePaths: [...steps] } }, environment));
    libraries.set(key, library);
    return library;
  }

  /** What changes must be loaded again, and with it the hooks, which register themselves as well. */
  private forgetSteps(folder: string): void {
    for (const file of Object.keys(require.cache)) {
      const isHook = namedInProject(file) === 'step-definitions/support/hooks.ts';
      if (isHook || file.startsWith(folder + path.sep)) {
        Reflect.deleteProperty(require.cache, file);
      }
    }
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

const environment = { cwd: projectFolder, stdout: nowhere(), stderr: nowhere() };

/** Cucumber wraps what a hook of the run throws; the cause is what the person can mend. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : (error.stack ?? error.message);
}
