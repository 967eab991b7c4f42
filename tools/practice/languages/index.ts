import { java } from './java';
import { javascript } from './javascript';
import type { Language } from './language';
import { python } from './python';

/** The languages that come with an adapter; any other needs only the protocol. */
export const languages: Readonly<Record<string, Language>> = { python, java, javascript };
