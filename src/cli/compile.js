'use strict';

/**
 * Lets Node load TypeScript, compiled by swc alone.
 *
 * The specs are compiled by swc, too, but through ts-node, which loads TypeScript's own compiler to read its settings: 60 MB
 * and half of the time that a command takes to start, and both once more for each thread.
 */
const { isMainThread } = require('node:worker_threads');
const { transformFileSync } = require('@swc/core');

const settings = {
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
};

// So that a stack trace names the lines as they are written; threads save the memory for it.
if (isMainThread) process.setSourceMapsEnabled(true);

require.extensions['.ts'] = (module, file) => {
  module._compile(transformFileSync(file, settings).code, file);
};
