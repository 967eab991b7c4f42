/** The part of Stryker's report that is read here. */
export interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >;
}

interface ReportedMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

/** A change of the rules that no example can notice, because it changes nothing that anybody can see. */
export interface Equivalent {
  readonly file: string;
  /** The changed lines, without what is around them. */
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

/** A change that no example noticed. */
export interface Survivor extends Omit<Equivalent, 'why'> {
  readonly line: number;
  /** Whether any example runs the changed line at all. */
  readonly reached: boolean;
}

/** What became of the changes. */
export interface Judgement {
  readonly changes: number;
  /** Noticed because an example failed. */
  readonly killed: number;
  /** Noticed because the rules broke down or ran for ever. */
  readonly broken: number;
  readonly equivalent: number;
  readonly survivors: readonly Survivor[];
  /** Listed as equivalent, but noticed by an example, or no longer to be found in a file that was changed. */
  readonly stale: readonly Equivalent[];
}

/** Holds what Stryker found against the list of changes that cannot be noticed. */
export function judge({ files }: Report, equivalents: readonly Equivalent[]): Judgement {
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: each }]) =>
    each.map((mutant) => ({ status: mutant.status, ...described(file, source, mutant) })),
  );
  const unnoticed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const listed = unnoticed.filter((mutant) => equivalents.some((each) => isSame(each, mutant)));
  return {
    changes: mutants.length,
    killed: count('Killed'),
    broken: count('RuntimeError', 'CompileError', 'Timeout'),
    equivalent: listed.length,
    survivors: unnoticed
      .filter((mutant) => !listed.includes(mutant))
      .map(({ status, ...mutant }) => ({ ...mutant, reached: status === 'Survived' })),
    stale: equivalents.filter(
      (each) => each.file in files && !unnoticed.some((mutant) => isSame(each, mutant)),
    ),
  };
}

function isSame(one: Omit<Equivalent, 'why'>, other: Omit<Equivalent, 'why'>): boolean {
  return one.file === other.file && one.was === other.was && one.becomes === other.becomes;
}

function described(
  file: string,
  source: string,
  { replacement = '', location: { start, end } }: ReportedMutant,
): Omit<Survivor, 'reached'> {
  const lines = source.split(/\r?\n/);
  const before = lines[start.line - 1]?.slice(0, start.column - 1) ?? '';
  const after = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  return {
    file,
    line: start.line,
    was: onOneLine(lines.slice(start.line - 1, end.line).join('\n')),
    becomes: onOneLine(before + replacement + after),
  };
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ');
}
