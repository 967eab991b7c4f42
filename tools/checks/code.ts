/** Checks types and lint at once: tsc and ESLint would each parse everything, and work out the same types. */
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { counted } from './report';

const root = path.resolve(__dirname, '../..');
/** Every file belongs to one of them; ESLint complains about any that does not. */
const projects = [
  'tsconfig.json',
  'fixtures/tsconfig.json',
  'tools/living-documentation/page/client/tsconfig.json',
];

function programOf(project: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(path.join(root, project), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (parsed === undefined) throw new Error(`${project} cannot be read.`);
  const { fileNames: rootNames, options } = parsed;
  return ts.createProgram({
    rootNames,
    options,
    configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(parsed),
  });
}

/** What tsc would print. */
function typeErrorsIn(programs: readonly ts.Program[]): string {
  const format = process.stdout.isTTY ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  const errors = programs.flatMap((program) => ts.getPreEmitDiagnostics(program));
  return format(ts.sortAndDeduplicateDiagnostics(errors), {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
}

async function check(): Promise<void> {
  const programs = projects.map(programOf);
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parserOptions: { projectService: false, programs } },
    },
  });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter();
  const complaints = typeErrorsIn(programs) + (await formatter.format(results));
  console.log(complaints || `Code: types and lint hold in ${counted(results.length, 'file')}.`);
  if (complaints !== '') process.exitCode = 1;
}

void check();
