import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const projectFolder = resolve(__dirname, '..', '..');

/** What a command left behind; line ends are those of Unix, whatever the system writes. */
export interface CommandResult {
  readonly output: string;
  readonly complaint: string;
  readonly exitCode: number | null;
}

/**
 * Runs `kata` as a person would from the project's folder, without a terminal.
 *
 * @param words the words after `kata`
 * @param input what is piped to it
 */
export function runKata(words: readonly string[], input = ''): Promise<CommandResult> {
  return new Promise((done, fail) => {
    const command = spawn(process.execPath, ['bin/kata.js', ...words], {
      cwd: projectFolder,
      env: { ...process.env, NO_COLOR: '1' },
    });
    const written = { output: '', complaint: '' };
    command.stdout.setEncoding('utf8').on('data', (text: string) => (written.output += text));
    command.stderr.setEncoding('utf8').on('data', (text: string) => (written.complaint += text));
    command.on('error', fail).on('close', (exitCode) => {
      const { output, complaint } = written;
      done({
        output: output.replaceAll('\r\n', '\n'),
        complaint: complaint.replaceAll('\r\n', '\n'),
        exitCode,
      });
    });
    command.stdin.end(input);
  });
}
