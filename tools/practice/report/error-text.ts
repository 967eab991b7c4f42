import path from 'node:path';
import { projectFolder } from '../project';
import { type Sheet, wrapped } from './paint';

/** Frames of the person's own code that are worth showing. */
const mostFrames = 3;

/** What went wrong in a step: what was expected and what came, or the error with the places in the person's own files. */
export function errorLines(message: string, folder: string, sheet: Sheet): readonly string[] {
  const [head = '', ...frames] = message.split(/\n(?=\s+at )/);
  const [text = '', difference] = head.split(/\n\s*\+ expected - actual\n/);
  const said = text.replace(/^(?:Assertion)?Error(?:: |\n|$)/, '');
  const lines = difference === undefined ? [] : differenceLines(difference, sheet);
  return [
    ...said.split('\n').flatMap((line) => (line === '' ? [] : wrapped(line, sheet))),
    ...lines,
    ...ownFrames(frames, folder).map((frame) => sheet.paint.dim(frame)),
  ];
}

function differenceLines(difference: string, sheet: Sheet): readonly string[] {
  const { green, red, dim } = sheet.paint;
  const lines = difference
    .split('\n')
    .map((line) => line.replace(/^ {4}/, ''))
    .filter((line) => line !== '');
  const [actual, expected, ...others] = lines;
  if (others.length === 0 && actual?.startsWith('-') && expected?.startsWith('+')) {
    return [
      ...wrapped(green(expected.slice(1)), sheet, 'expected  '),
      ...wrapped(red(actual.slice(1)), sheet, 'was       '),
    ];
  }
  return [
    dim('+ expected  - was'),
    ...lines.map((line) => {
      if (line.startsWith('+')) return green(line);
      return line.startsWith('-') ? red(line) : dim(line);
    }),
  ];
}

function ownFrames(frames: readonly string[], folder: string): readonly string[] {
  return frames
    .filter((frame) => frame.includes(folder + path.sep))
    .slice(0, mostFrames)
    .map((frame) => frame.trim().replace(projectFolder + path.sep, ''));
}
