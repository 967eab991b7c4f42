// Lets the specs call the functions of a JavaScript module: one line of JSON in, one line of JSON out.
//
//     node kata-adapter.mjs yatzy.mjs
//
// A function answers with what it returns, or with what it promises. A RuleViolation refuses, with its message; NotWritten,
// or no function of that name, says that it is not written yet. Any other error ends the program.
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** What the rules do not allow; the message is part of the spec. */
export class RuleViolation extends Error {
  name = 'RuleViolation';
}

/** Thrown by a function that is still to be written. */
export class NotWritten extends Error {
  name = 'NotWritten';
}

async function answer(rules, { call, arguments: values }) {
  if (typeof rules[call] !== 'function') return { pending: true };
  try {
    return { result: await rules[call](...values) };
  } catch (error) {
    if (error?.name === 'NotWritten') return { pending: true };
    if (error?.name === 'RuleViolation') return { error: error.message };
    throw error;
  }
}

async function serve(file) {
  const rules = await import(pathToFileURL(path.resolve(file)));
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    const reply = await answer(rules, request);
    if ('result' in reply && JSON.stringify(reply.result) === undefined) {
      throw new TypeError(`${request.call} gave ${String(reply.result)}, which JSON cannot carry`);
    }
    process.stdout.write(`${JSON.stringify({ id: request.id, ...reply })}\n`);
  }
}

// Whoever imports this file must not wait for it to serve.
if (process.argv[2] !== undefined) {
  serve(process.argv[2]).catch((error) => {
    process.stderr.write(`${error?.stack ?? error}\n`, () => process.exit(1));
  });
}
