// A program that speaks the protocol, rightly or in one of the wrong ways that learners' programs find.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setInterval } from 'node:timers';

const [, , way, detail] = process.argv;
const send = (text) => process.stdout.write(text);
const answer = (id, result) => send(`${JSON.stringify({ id, result })}\n`);
// As fast as it is read, so that it is not this program that breaks down.
const flood = (text) => process.stdout.write(text, () => flood(text));
let asked = 0;
let held;

const ways = {
  echo: ({ id, arguments: values }) => answer(id, values),
  'crash at once': () => undefined,
  'crash in the middle': ({ id }) => {
    if (asked < 3) return answer(id, asked);
    throw new Error('boom in the middle');
  },
  'end early': () => process.exit(0),
  hang: () => undefined,
  'hang with a child': () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    writeFileSync(detail, `${process.pid} ${child.pid}`);
  },
  'print before': ({ id }) => {
    send('looking\ncloser: ');
    answer(id, 'seen');
  },
  'print much': ({ id }) => {
    for (let line = 1; line <= 1000; line += 1) send(`line ${line}\n`);
    answer(id, 'seen');
  },
  flood: () => flood('x'.repeat(1_000_000)),
  'flood with lines': () => flood('x\n'.repeat(100_000)),
  'out of order': ({ id, arguments: values }) => {
    if (held === undefined) held = { id, values };
    else {
      answer(id, values);
      answer(held.id, held.values);
    }
  },
  twice: ({ id }) => {
    answer(id, 'first');
    answer(id, 'second');
  },
  'no JSON': ({ id }) => send(`{"id":${id},"result":NaN}\n`),
  'nothing in it': ({ id }) => send(`{"id":${id}}\n`),
  'two things in it': ({ id }) => send(`{"id":${id},"result":1,"pending":true}\n`),
  'an error that is no text': ({ id }) => send(`{"id":${id},"error":{"message":"no"}}\n`),
  'pending that is false': ({ id }) => send(`{"id":${id},"pending":false}\n`),
  'another id': ({ id }) => send(`{"id":"${id}","result":1}\n`),
  'half a line': ({ id }) => {
    send(`{"id":${id},"res`);
    process.exit(3);
  },
  'no line end': ({ id }) => {
    send(`{"id":${id},"result":"all the same"}`);
    process.exit(0);
  },
  windows: ({ id }) => send(`{"id":${id},"result":"Würfel"}\r\n`),
  refuse: ({ id }) => send(`{"id":${id},"error":"A die shows 1 to 6."}\n`),
  pending: ({ id }) => send(`{"id":${id},"pending":true}\n`),
};

if (way === 'crash at once') throw new Error('boom at once');
// Somebody who hangs does not listen when he is told to end either.
if (way.startsWith('hang')) setInterval(() => undefined, 1000);

for await (const line of createInterface({ input: process.stdin })) {
  asked += 1;
  ways[way](JSON.parse(line));
}
