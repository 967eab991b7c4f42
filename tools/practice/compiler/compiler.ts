import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { compilerOptions } from '../face/face';
import { projectFolder } from '../project';

/** What the compiler has to say about somebody's files. */
export interface Complaints {
  /** As the compiler writes them, with file, line and the line itself; empty where it has none. */
  readonly text: string;
  /** Whether a file cannot be run at all, because it is no TypeScript. */
  readonly areFatal: boolean;
}

/** A compiler that stays warm: only what has changed is read and checked again. */
export class Compiler {
  private readonly service: ts.LanguageService;

  /** @param folder whose TypeScript files are checked */
  constructor(private readonly folder: string) {
    const options = compilerOptions();
    const host: ts.LanguageServiceHost = {
      fileExists: (file) => ts.sys.fileExists(file),
      readFile: (file, encoding) => ts.sys.readFile(file, encoding),
      readDirectory: (...search) => ts.sys.readDirectory(...search),
      directoryExists: (place) => ts.sys.directoryExists(place),
      getDirectories: (place) => ts.sys.getDirectories(place),
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...this.files()],
      getScriptVersion: (file) => String(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
      getScriptSnapshot: (file) => {
        const text = ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => projectFolder,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    };
    this.service = ts.createLanguageService(host);
  }

  /** Checks the files as they are now. */
  check(isColoured: boolean): Complaints {
    const files = this.files();
    const fatal = files.flatMap((file) => this.service.getSyntacticDiagnostics(file));
    const found =
      fatal.length > 0 ? fatal : files.flatMap((file) => this.service.getSemanticDiagnostics(file));
    const text = ts.formatDiagnosticsWithColorAndContext(found, formatHost).trimEnd();
    return { text: isColoured ? text : stripVTControlCharacters(text), areFatal: fatal.length > 0 };
  }

  private files(): readonly string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.split(path.sep).includes('node_modules'))
      .map((file) => path.join(this.folder, file));
  }
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => projectFolder,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};
