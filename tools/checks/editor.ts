import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type SourceFile, editorViewOf } from './editor-view';
import { conclude, counted } from './report';

const root = path.resolve(__dirname, '../..');
const settings = '.vscode/settings.json';

/** Where the settings of the editor point its Cucumber extension. */
interface Settings {
  readonly 'cucumber.features'?: readonly string[];
  readonly 'cucumber.glue'?: readonly string[];
}

/** The files that patterns such as `features/**\/*.feature` name. */
function filesOf(patterns: readonly string[]): readonly SourceFile[] {
  return patterns.flatMap((pattern) => {
    const [, folder = '', extension = ''] = /^([\w-]+)\/\*\*\/\*(\.\w+)$/.exec(pattern) ?? [];
    if (folder === '') throw new Error(`${settings}: write "${pattern}" as folder/**/*.extension`);
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(extension))
      .map((file) => ({
        path: [folder, ...file.split(path.sep)].join('/'),
        text: readFileSync(path.join(root, folder, file), 'utf8'),
      }));
  });
}

async function check(): Promise<void> {
  const said = JSON.parse(readFileSync(path.join(root, settings), 'utf8')) as Settings;
  const features = filesOf(said['cucumber.features'] ?? []);
  const glue = filesOf(said['cucumber.glue'] ?? []);
  const { findings, steps, definitions } = await editorViewOf(features, glue);
  if (steps === 0) {
    const message = 'an editor finds no step at all: set cucumber.features and cucumber.glue';
    conclude([{ path: settings, line: 1, message }], '');
    return;
  }
  conclude(
    findings,
    `Editor: ${counted(steps, 'step')} of ${counted(features.length, 'feature')} lead to ${counted(definitions, 'step definition')}.`,
  );
}

void check();
