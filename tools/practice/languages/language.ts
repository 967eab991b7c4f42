import type { Face, Parameter } from '../face/face';
import type { Kata } from '../katas';

/** A language in which somebody may practise without writing the protocol. */
export interface Language {
  /** The name of the file that the person writes. */
  readonly fileName: (kata: Kata) => string;
  /** That file with every function still to be written. */
  readonly stubs: (kata: Kata, face: Face) => string;
  /** The file beside it that speaks the protocol. */
  readonly adapter: string;
  /** Compiles what lies in a folder, where the language needs it; what it says is shown. */
  readonly build?: (files: Files) => readonly string[];
  /** Starts the adapter with the person's file. */
  readonly run: (files: Files) => readonly string[];
}

/** Where the files of a language lie, as the shell takes them. */
export interface Files {
  readonly folder: string;
  readonly rules: string;
  readonly adapter: string;
}

/** Breaks a text into lines that fit, for comments. */
export function filled(text: string, width = 100): readonly string[] {
  return text.split('\n\n').flatMap((paragraph, index) => {
    const lines = [''];
    for (const word of paragraph.split(/\s+/)) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return index === 0 ? lines : ['', ...lines];
  });
}

/** The parts of a kata's name, for the names of files and classes. */
export function wordsOf(kata: Kata): readonly string[] {
  return kata.name.split('-');
}

/** What a parameter is where a caller leaves it out, for languages that cannot say so in the signature. */
export function whereLeftOut({ initializer }: Parameter): readonly string[] {
  return initializer === undefined ? [] : [`null where it is left out, which means ${initializer}`];
}
