import type { Folder, Model, Term } from '../model';
import { featureOf } from './feature';
import { markup, type Html } from './html';
import { inlineMarkdown } from './markdown';
import { permalink, verdict } from './marks';
import { folderSheetOf, prose, type Sheet } from './sheet';
import { count } from './words';

/** A folder of features, piece by piece: what it is about, then its features. */
export function* folderPart(sheet: Sheet, folder: Folder, model: Model): Generator<Html> {
  const own = folderSheetOf(sheet, folder, model);
  const seen = new Set<Term>();
  const { id, title, sentence, about, ruleCount, counts, features } = folder;
  yield markup`<section class="folder" id="${id}" aria-labelledby="${id}:title">
<header><h2 id="${id}:title"><span class="name">${title}</span> ${permalink(id, title)}</h2>
<p class="sentence" dir="auto">${inlineMarkdown(sentence)}</p>
<p class="tally">${count(features.length, 'feature')}, ${ruleCount > 0 && `${count(ruleCount, 'rule')}, `}${verdict(counts)} <button type="button" class="print" data-print="${id}">Print this part</button></p>
${about !== '' && markup`<div class="about">${prose(own, about, seen)}</div>`}</header>
`;
  for (const feature of features) yield featureOf(own, feature);
  yield markup`</section>
`;
}
