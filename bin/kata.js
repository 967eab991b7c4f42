#!/usr/bin/env node
'use strict';

require('../tools/checks/node-version');
require('../src/cli/compile');

// A reader that has seen enough, as in `kata list | head -1`, ends the command quietly.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { addDocument } = require('../tools/living-documentation/document');
const { addPractice } = require('../tools/practice');

require('../src/cli/program')
  .run(process.argv.slice(2), [addDocument, addPractice])
  .then((code) => {
    // A verb that ran and found something wrong has said so itself.
    if (code !== 0) process.exitCode = code;
  });
