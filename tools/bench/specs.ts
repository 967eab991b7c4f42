/**
 * Prints how much longer the specs take from TypeScript than compiled to JavaScript beforehand.
 *
 *     npm run bench:specs [-- <rounds>]
 *
 * Both runs do the same: same features, same reports. They alternate, and the fastest of each counts, because other
 * work on the machine only ever makes a run slower.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(__dirname, '..', '..');
const compiled = join(project, 'build', 'specs');
const cucumber = join(project, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');

function compile(): void {
  rmSync(compiled, { recursive: true, force: true });
  mkdirSync(compiled, { recursive: true });
  node(
    project,
    require.resolve('typescript/bin/tsc'),
    '-p',
    '.',
    '--noCheck',
    '--noEmit',
    'false',
    '--outDir',
    compiled,
  );
  for (const name of ['features', 'bin', 'src', 'tools', 'cucumber.js', 'package.json']) {
    cpSync(join(project, name), join(compiled, name), {
      recursive: true,
      filter: (file) => !file.endsWith('.ts'),
    });
  }
  for (const file of readdirSync(compiled, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js')) withoutCompiler(join(compiled, file));
  }
}

/** Takes the compiler out of a file written in JavaScript, and names compiled files where it names written ones. */
function withoutCompiler(file: string): void {
  const written = readFileSync(file, 'utf8');
  const plain = written
    .replace(/^.*(?:\bts-node\b|cli\/compile).*\n/gm, '')
    .replaceAll("**/*.ts'", "**/*.js'");
  if (plain !== written) writeFileSync(file, plain);
}

function secondsOf(folder: string): number {
  const start = process.hrtime.bigint();
  node(folder, cucumber);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

function node(cwd: string, ...words: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${String(status)}\n${stdout}${stderr}`);
}

const rounds = Number(process.argv[2] ?? 5);
compile();
const times = Array.from({ length: rounds }, () => ({
  typescript: secondsOf(project),
  javascript: secondsOf(compiled),
}));
const typescript = Math.min(...times.map((time) => time.typescript));
const javascript = Math.min(...times.map((time) => time.javascript));
console.log(`from TypeScript   ${typescript.toFixed(2)} s`);
console.log(`from JavaScript   ${javascript.toFixed(2)} s`);
console.log(`ratio             ${(typescript / javascript).toFixed(2)}`);
