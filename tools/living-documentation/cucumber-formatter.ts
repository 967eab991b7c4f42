import type { Envelope } from '@cucumber/messages';

/** A formatter as Cucumber loads it. Cucumber has this type too, but does not export it. */
export interface CucumberFormatter<Options> {
  readonly type: 'formatter';
  /** The key of `formatOptions` under which its options stand. */
  readonly optionsKey: string;
  /** Called before the run; what it returns is called after it. */
  readonly formatter: (context: FormatterContext<Options>) => () => void | Promise<void>;
}

export interface FormatterContext<Options> {
  readonly on: (event: 'message', handler: (envelope: Envelope) => void) => void;
  readonly options: Options | undefined;
  /** Where `write` writes to: standard output, or a file. */
  readonly stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly write: (text: string) => void;
}
