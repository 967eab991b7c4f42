import type { Model } from '../model';
import { hashOf, script, style } from './assets';
import { contentsList } from './contents-list';
import { filterBar } from './filter-bar';
import { folderPart } from './folder';
import { frontOf, type Link } from './front';
import { glossaryPart } from './glossary';
import { markup, Html } from './html';
import { sheetOf } from './sheet';
import { storeOf } from './store';

/** How the page is to be written. */
export interface PageOptions {
  /** Its heading. */
  readonly title?: string;
  /** What comes before a project file's path to make it an address: `..`, `https://example.org/project/blob/main`. */
  readonly sources?: string;
  /** Pages beside this one. */
  readonly links?: readonly Link[];
}

/**
 * The living documentation as one HTML page that needs nothing else, piece by piece.
 * All words stand in the page itself; its script adds pictures, search, filters and explanations.
 */
export function* pageOf(model: Model, options: PageOptions = {}): Generator<string, void> {
  for (const piece of pieces(model, options)) yield piece.text;
}

function* pieces(
  model: Model,
  { title = 'Living documentation', sources, links = [] }: PageOptions,
): Generator<Html> {
  const sheet = sheetOf(model, sources);
  const [css, javascript] = [style(), script()];
  yield head(isBroken(model) ? `✗ ${title}` : title, css, javascript);
  yield markup`<body>
<a class="skip" href="#parts">Skip to the features</a>
<header class="bar"><a class="home" href="#top">${title}</a><button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
<div class="search" role="search"><input type="search" id="search" placeholder="Search" aria-label="Search rules, examples, steps and glossary" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd></div></header>
<main>
`;
  yield frontOf(sheet, model, title, links);
  yield markup`<div class="page">${contentsList(model)}<div class="parts" id="parts">
${filterBar(sheet, model)}`;
  for (const folder of model.folders) yield* folderPart(sheet, folder, model);
  yield glossaryPart(model);
  yield markup`</div></div></main>
`;
  yield* storeOf(model.contents);
  yield markup`<script>${new Html(javascript)}</script>
</body></html>
`;
}

/** What the style needs to know before anything is shown, or the page would jump. */
const beforeFirstSight = "document.documentElement.classList.add('scripted')";

function isBroken({ counts, run }: Model): boolean {
  return counts.failed + counts.ambiguous + run.problems.length > 0;
}

function head(title: string, css: string, javascript: string): Html {
  const policy = [
    "default-src 'none'",
    'img-src blob:',
    'media-src blob:',
    `style-src '${hashOf(css)}'`,
    `script-src '${hashOf(beforeFirstSight)}' '${hashOf(javascript)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Html(policy.join('; '))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(css)}</style><script>${new Html(beforeFirstSight)}</script></head>
`;
}
