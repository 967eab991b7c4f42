'use strict';

/**
 * Lets Node load TypeScript, compiled by swc alone.
 *
 * The specs are compiled by swc, too, but through ts-node, which loads TypeScript's own compiler to read its settings: 60 MB
 * and half of the time that a command takes to start. Threads get what has been compiled before they start, and load the
 * compiler only for what has not.
 */
const { readFileSync } = require('node:fs');
const { getEnvironmentData, isMainThread, setEnvironmentData } = require('node:worker_threads');

const settings = {
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
};

/** What has been compiled, by the names of its files; threads are given a copy when they start. */
const compiled = getEnvironmentData('compiled TypeScript') ?? new Map();
setEnvironmentData('compiled TypeScript', compiled);

// So that a stack trace names the lines as they are written; threads save the memory for it.
if (isMainThread) process.setSourceMapsEnabled(true);

require.extensions['.ts'] = (module, file) => {
  const source = readFileSync(file, 'utf8');
  // Practice loads files again when they were changed.
  if (compiled.get(file)?.source !== source) {
    const { transformSync } = require('@swc/core');
    compiled.set(file, { source, code: transformSync(source, { ...settings, filename: file }).code });
  }
  module._compile(compiled.get(file).code, file);
};
