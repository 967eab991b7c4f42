import type { Feature } from '../model';
import { markup, type Html, nothing } from './html';

/** The language and direction of a feature, where it is not the page's own. */
export function languageOf({ language, direction }: Feature): Html {
  if (language === 'en' && direction === 'ltr') return nothing;
  return markup` lang="${tagFor(language)}" dir="${direction}"`;
}

/** The language alone, for names that stand among the page's own words. */
export function languageOnly({ language }: Feature): Html {
  return language === 'en' ? nothing : markup` lang="${tagFor(language)}"`;
}

/** Gherkin knows languages that no browser does: emoji, and the English of pirates. */
function tagFor(language: string): string {
  if (language === 'em') return 'und';
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return /^en\b/.test(language) ? 'en' : 'und';
  }
}
