import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Compiler, type Complaints } from './compiler/compiler';
import type { Kata } from './katas';
import type { Options } from './options';
import { namedFromHere, projectFolder } from './project';
import { sheetFor } from './report/paint';
import { runLines } from './report/run-text';
import { type Outcome, Session } from './run/session';
import type { Workplace } from './workplace/workplace';

/** What a round of practice says, and whether anything is wrong: what is only to do is not. */
export interface Round {
  readonly text: string;
  readonly isWrong: boolean;
}

/** Practice on one kata: round after round in one process that stays warm. */
export class Practice {
  private readonly session: Session;
  private readonly compiler: Compiler | undefined;
  private readonly report: string;
  private before: Outcome | undefined;

  constructor(
    kata: Kata,
    private readonly workplace: Workplace,
    private readonly options: Pick<Options, 'next' | 'everyCase' | 'timeout'>,
  ) {
    this.report = `reports/practice/${kata.name}.html`;
    const { choice, steps, stepsChange, folder, isChecked } = workplace;
    const { next = false, everyCase = false, timeout } = options;
    this.compiler = isChecked ? new Compiler(folder) : undefined;
    this.session = new Session({
      features: kata.features,
      choice: { ...choice, ...(timeout !== undefined && { timeout }) },
      steps,
      ...(stepsChange && { ownSteps: folder }),
      next,
      everyCase,
      report: this.report,
    });
  }

  /** Compiles, runs the specs and tells what came of it. */
  async round(): Promise<Round> {
    const start = performance.now();
    const sheet = sheetFor(process.stdout);
    const complaints = this.compile(sheet.paint.isColorSupported);
    if (complaints.areFatal) {
      const remark = sheet.paint.bold('The specs wait until this compiles.');
      return { text: `${complaints.text}\n\n${remark}\n`, isWrong: true };
    }
    const outcome = await this.session.run();
    const said = complaints.text === '' ? [] : [...complaints.text.split('\n'), ''];
    const lines = runLines(
      {
        outcome,
        ...(this.before && { before: this.before }),
        workplace: this.workplace.name,
        folder: this.workplace.folder,
        report: namedFromHere(path.join(projectFolder, this.report)),
        next: this.options.next ?? false,
        seconds: (performance.now() - start) / 1000,
      },
      { ...sheet, height: sheet.height - said.length },
    );
    this.before = outcome;
    const text = [...said, ...lines, ''].join('\n');
    const isRed = outcome.examples.some(({ standing }) => standing === 'red');
    return { text, isWrong: isRed || outcome.faults.length > 0 || complaints.text !== '' };
  }

  private compile(isColoured: boolean): Complaints {
    const { build } = this.workplace;
    if (build === undefined) return this.compiler?.check(isColoured) ?? { text: '', areFatal: false };
    const { status, stdout, stderr, error } = spawnSync(build, { shell: true, encoding: 'utf8' });
    const text = [stdout, stderr, error?.message ?? ''].join('').trimEnd();
    return { text, areFatal: status !== 0 };
  }
}
