/**
 * Serves the rules of this project over the protocol, for what measures, tests and describes it.
 *
 *     node -r ts-node/register tools/practice/protocol/reference-program.ts [<file that keeps every line>]
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { KataName } from '../../../step-definitions/support/faces';
import { reference } from '../../../step-definitions/support/implementations';

interface Request {
  readonly id: number;
  readonly kata: KataName;
  readonly call: string;
  readonly arguments: readonly unknown[];
}

async function answerTo(request: Request): Promise<object> {
  try {
    return {
      result: await reference.call(request.kata, request.call, request.arguments, () => undefined),
    };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RuleViolation') throw error;
    return { error: error.message };
  }
}

async function serve(kept: string | undefined): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line) as Request;
    const answer = JSON.stringify({ id: request.id, ...(await answerTo(request)) });
    if (kept !== undefined) appendFileSync(kept, `${line}\n${answer}\n`);
    process.stdout.write(`${answer}\n`);
  }
}

void serve(process.argv[2]);
