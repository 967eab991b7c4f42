/**
 * Writes the page about the protocol, with exchanges recorded while the specs ran.
 *
 *     npm run docs:protocol
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { kataNamed, kataNames } from '../katas';
import { projectFolder } from '../project';
import { Session } from '../run/session';
import { projectSteps } from '../workplace/workplace';
import { exchangesIn, samplesOf } from './exchange';
import { pageFile, protocolPage } from './page';

async function record(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, 'lines');
  const program = path.join(__dirname, 'reference-program.ts');
  const session = new Session({
    features: kataNames().flatMap((name) => kataNamed(name).features),
    choice: { implementation: `node -r ts-node/register "${program}" "${file}"` },
    steps: projectSteps,
    next: false,
    everyCase: false,
  });
  const { faults } = await session.run();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return readFileSync(file, 'utf8').split('\n');
}

async function write(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'protocol-'));
  const file = path.join(projectFolder, pageFile);
  try {
    const samples = samplesOf(exchangesIn(await record(folder)));
    const settings = await resolveConfig(file);
    writeFileSync(file, await format(protocolPage(samples), { ...settings, parser: 'markdown' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void write();
