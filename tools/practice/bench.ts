/**
 * Prints what practice costs: a call over the protocol, a kata in another language, and a run after saving.
 *
 *     npm run bench:practice [-- <rounds>]
 *
 * Of several rounds the fastest counts, because other work on the machine only ever makes one slower.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Implementation } from '../../step-definitions/support/implementations';
import { programImplementation } from '../../step-definitions/support/program-implementation';
import { kataNamed, kataNames } from './katas';
import { languages } from './languages';
import { Practice } from './practice';
import { projectFolder } from './project';
import { Session } from './run/session';
import { typescriptWorkplace } from './workplace/typescript-workplace';
import { benchFor, projectSteps } from './workplace/workplace';

const rounds = Number(process.argv[2] ?? 5);
const calls = 3000;
const [python = 'python3'] = languages.python?.run({ folder: '', rules: '', adapter: '' }) ?? [];
const adapter = path.join(__dirname, 'languages', 'python', 'kata_adapter.py');

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function fastest(run: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) best = Math.min(best, await timed(run));
  return best;
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(58)} ${figure.padStart(10)}`);
}

async function benchCalls(folder: string): Promise<number> {
  const file = path.join(folder, 'echo.py');
  writeFileSync(file, 'def score(*values):\n    return values\n');
  const echo = programImplementation(`${python} "${adapter}" "${file}"`, 10);
  const ask = (rules: Implementation) =>
    rules.call('yatzy', 'score', [[1, 1, 2, 3, 3], 'two pairs'], () => undefined);
  const start = await timed(() => ask(echo));
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) times.push(await timed(() => ask(echo)));
  times.sort((one, another) => one - another);
  await echo.close?.();
  print('Python starts and answers the first call', `${start.toFixed(0)} ms`);
  print('a call of a Python echo, median', `${(times[calls / 2] ?? 0).toFixed(3)} ms`);
  print('a call of a Python echo, 95 of 100 are faster', `${(times[(calls * 19) / 20] ?? 0).toFixed(3)} ms`);
  return start;
}

async function benchLanguages(start: number): Promise<void> {
  const file = path.join(projectFolder, 'fixtures', 'yatzy', 'python', 'yatzy.py');
  const sessionFor = (choice: Readonly<Record<string, string>>) =>
    new Session({
      features: kataNamed('yatzy').features,
      choice,
      steps: projectSteps,
      next: false,
      everyCase: false,
    });
  const [here, there] = [sessionFor({}), sessionFor({ implementation: `${python} "${adapter}" "${file}"` })];
  await here.run();
  const inProcess = await fastest(() => here.run());
  const overProtocol = await fastest(() => there.run());
  print('Yatzy in this process', `${inProcess.toFixed(0)} ms`);
  print('Yatzy in Python, start included', `${overProtocol.toFixed(0)} ms`);
  print(
    '  without the start, as many times as in this process',
    ((overProtocol - start) / inProcess).toFixed(2),
  );
}

async function benchWatch(folder: string): Promise<void> {
  for (const name of kataNames()) {
    const kata = kataNamed(name);
    const practice = new Practice(kata, typescriptWorkplace(kata, benchFor(kata, folder), 'tangled'), {});
    const first = await timed(() => practice.round());
    const again = await fastest(() => practice.round());
    print(
      `${kata.title}: compile and run after saving, first / warm`,
      `${first.toFixed(0)} / ${again.toFixed(0)} ms`,
    );
  }
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const inProject = path.join(projectFolder, 'build', `bench-${process.pid}`);
  process.env.PYTHONDONTWRITEBYTECODE = '1';
  try {
    await benchLanguages(await benchCalls(folder));
    await benchWatch(inProject);
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(inProject, { recursive: true, force: true });
  }
}

void bench();
