'use strict';

// Loaded before a program, writes when it ends what it took: milliseconds of processors and on the clock, most memory in megabytes.
const { writeFileSync } = require('node:fs');
const { performance } = require('node:perf_hooks');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1000;
  const taken = { processor, clock: performance.now(), memory: maxRSS / 1000 };
  writeFileSync(process.env.PROBE_FILE, JSON.stringify(taken));
});
