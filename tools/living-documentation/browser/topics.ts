// Loads the tests of the topics that are asked for, all without any. One process has one browser.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ending = '.browser.ts';
const topics = readdirSync(__dirname).filter((name) => name.endsWith(ending));
const asked = process.argv.slice(2);
for (const name of asked)
  if (!topics.includes(`${name}${ending}`))
    throw new Error(
      `There is no topic ${name}. There are: ${topics.map((topic) => topic.slice(0, -ending.length)).join(', ')}`,
    );
for (const topic of topics)
  if (asked.length === 0 || asked.includes(topic.slice(0, -ending.length)))
    require(path.join(__dirname, topic));
