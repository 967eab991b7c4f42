import type { Stryker } from '@stryker-mutator/core';

type StrykerSettings = ConstructorParameters<typeof Stryker>[0];

/** What is changed, and what is held against each change. */
export interface Target {
  /** The kata's name, or `shared` for what all katas use. */
  readonly name: string;
  /** The files to change, as patterns within the project. */
  readonly files: readonly string[];
  /** The feature files that should notice. */
  readonly features: readonly string[];
}

/** Where Stryker leaves what it found. */
export function reportOf(name: string): string {
  return `reports/mutants/${name}.json`;
}

/** Says to Stryker what to change and how to look for an example that notices. */
export function settingsFor({ name, files, features }: Target, concurrency: number): StrykerSettings {
  const settings = {
    testRunner: 'cucumber',
    plugins: ['@stryker-mutator/cucumber-runner'],
    cucumber: { profile: 'mutants', features: [...features] },
    mutate: [...files],
    coverageAnalysis: 'perTest',
    concurrency,
    ignorePatterns: ['/reports', '/build', '/practice', '/docs'],
    tempDirName: 'reports/mutants/sandbox',
    incremental: true,
    incrementalFile: `reports/mutants/${name}.incremental.json`,
    reporters: ['json'],
    jsonReporter: { fileName: reportOf(name) },
    logLevel: 'warn',
  };
  // The levels are an enum that Stryker keeps to itself.
  return settings as unknown as StrykerSettings;
}
