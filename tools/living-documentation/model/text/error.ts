import { stripVTControlCharacters } from 'node:util';
import type * as messages from '@cucumber/messages';
import type { ErrorText } from '../model';
import { comparisonOf } from './comparison';

/** What a result or a run tells of the exception that ended it; older messages have only a text. */
export interface Failure {
  readonly message?: string | undefined;
  readonly exception?: messages.Exception | undefined;
}

/** Reads an error, or nothing where nothing was told. */
export function errorOf({ message, exception }: Failure): ErrorText | undefined {
  if (message === undefined && exception === undefined) return undefined;
  const trace = stripVTControlCharacters(exception?.stackTrace ?? message ?? '');
  const parts = partsOf(trace);
  const type = exception?.type ?? parts.type;
  const text = stripVTControlCharacters(exception?.message ?? parts.message);
  return {
    ...(type && { type }),
    message: text.trim(),
    ...(parts.stack && { stack: parts.stack }),
    ...comparisonOf(text, trace),
  };
}

/** Takes `Type: message`, perhaps a difference, and the frames below apart. */
function partsOf(trace: string): { type?: string; message: string; stack: string } {
  const frames = /(?:^|\n)(?=[ \t]+at \S|[^\s:]+:\d+$)/.exec(trace);
  const above = frames ? trace.slice(0, frames.index) : trace;
  const stack = frames ? trace.slice(frames.index).replace(/^\n/, '').trimEnd() : '';
  const named = /^(?:[\w.$]+[.$])?(\w*(?:Error|Exception|Failure|Failed))(?: \[\w+\])?(?:: |\n|$)/.exec(
    above,
  );
  const message = named ? above.slice(named[0].length) : above;
  return { ...(named?.[1] && { type: named[1] }), message, stack };
}
