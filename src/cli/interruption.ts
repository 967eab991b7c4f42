/** Ctrl-C, heard once: the work ends early and says what it knows. A second one ends the process as usual. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Resolves when Ctrl-C is pressed, at once where it has been. */
  readonly pressed: Promise<null>;
  /** Hears no more; after a Ctrl-C the process ends as one that was interrupted. */
  end(): void;
}

/** The exit code of an interrupted command, as shells give it. */
export const interrupted = 130;

/** Begins to hear Ctrl-C. */
export function hearInterruption(): Interruption {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  return {
    signal,
    pressed: new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(null));
    }),
    end() {
      process.removeListener('SIGINT', stop);
      if (!signal.aborted) return;
      process.exitCode = interrupted;
      // Shells end a loop of commands only where the signal has ended one of them; Windows has no signals.
      if (process.platform !== 'win32') process.kill(process.pid, 'SIGINT');
    },
  };
}
