/** Ctrl-C, heard once: the work ends early and says what it knows. A second one ends the process as usual. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Hears no more; after a Ctrl-C the process ends as one that was interrupted. */
  end(): void;
}

/** Begins to hear Ctrl-C. */
export function hearInterruption(): Interruption {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  return {
    signal: controller.signal,
    end() {
      process.removeListener('SIGINT', stop);
      if (controller.signal.aborted) process.kill(process.pid, 'SIGINT');
    },
  };
}
