'use strict';

// Loaded before a program, writes when it ends what it took: processor time in milliseconds, most memory in megabytes.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const taken = { processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1000 };
  writeFileSync(process.env.PROBE_FILE, JSON.stringify(taken));
});
