import type { Background, Feature, Group, Term } from '../model';
import { descriptionOf, sourcesOf } from './description';
import { markup, type Html, nothing } from './html';
import { languageOf } from './language';
import { heading, permalink, smallMark, tagData, tagList } from './marks';
import { outlineOf } from './outline';
import { scenarioOf } from './scenario';
import { type FolderSheet, placeOf } from './sheet';
import { commentsOf, stepList } from './steps';

/** A feature: what it says, then its rules in order. */
export function featureOf(sheet: FolderSheet, feature: Feature): Html {
  const { id, name, keyword, description, tags, uri, state } = feature;
  const seen = new Set<Term>();
  return markup`<article class="feature" id="${id}"${languageOf(feature)}${tagData(tags)} aria-labelledby="${id}:name">
<h3 id="${id}:name">${state !== 'passed' && markup`${smallMark(state)} `}<span class="name">${heading(sheet, name || uri, seen)}</span> ${permalink(id, 'this feature')}</h3>
<p class="meta"><span class="keyword">${keyword}</span> ${placeOf(sheet, uri)}</p>${tagList(sheet, tags)}
${descriptionOf(sheet, description, seen)}${sourcesOf(sheet, description, seen)}${commentsOf(feature)}${feature.background && backgroundOf(sheet, feature.background)}
${feature.groups.map((group) => groupOf(sheet, group))}</article>
`;
}

function groupOf(sheet: FolderSheet, group: Group): Html {
  const seen = new Set<Term>();
  const ruled = group.kind === 'rule';
  const examples = group.examples.map((example) =>
    example.kind === 'scenario'
      ? scenarioOf(sheet, example, ruled ? 5 : 4, seen)
      : outlineOf(sheet, example, ruled ? 5 : 4, seen),
  );
  if (!ruled) return markup`<section class="rule without" id="${group.id}">${examples}</section>`;
  const { id, name, keyword, description, tags, state, background } = group;
  return markup`<section class="rule" id="${id}"${tagData(tags)}>
<h4><span class="keyword">${keyword}</span> ${group.examples.length > 0 && smallMark(state)} <span class="name">${heading(sheet, name, seen)}</span></h4>${tagList(sheet, tags)}
${descriptionOf(sheet, description, seen)}${sourcesOf(sheet, description, seen)}${commentsOf(group)}${background && backgroundOf(sheet, background)}
${examples.length > 0 ? examples : markup`<p class="soft">No example yet.</p>`}</section>
`;
}

function backgroundOf(sheet: FolderSheet, background: Background): Html {
  const seen = new Set<Term>();
  const { keyword, name, description, steps } = background;
  if (steps.length === 0 && name === '') return nothing;
  return markup`<div class="background"><p class="title"><span class="keyword">${keyword}</span> ${name}</p>${descriptionOf(sheet, description, seen)}${commentsOf(background)}${stepList(sheet, steps, seen)}</div>`;
}
