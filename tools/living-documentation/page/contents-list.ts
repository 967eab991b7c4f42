import type { Feature, Folder, Group, Model } from '../model';
import { markup, type Html, nothing } from './html';
import { languageOnly } from './language';
import { smallMark } from './marks';
import { stateWords } from './words';

/** The list of all folders, features and rules, which follows what is being read. */
export function contentsList({ folders, glossary }: Model): Html {
  return markup`<nav class="contents" id="contents" aria-label="Contents" tabindex="-1"><h2>Contents</h2><ol><li class="start"><a href="#top">At a glance</a></li>${folders.map(folderItem)}${
    glossary.length > 0 && markup`<li><a href="#glossary">Glossary</a></li>`
  }</ol></nav>
`;
}

function folderItem({ id, title, state, counts, features }: Folder): Html {
  return markup`<li><a href="#${id}">${title}${notGreen(state, counts)}</a><ol>${features.map(featureItem)}</ol></li>
`;
}

function featureItem(feature: Feature): Html {
  const rules = feature.groups.filter(({ kind }) => kind === 'rule');
  return markup`<li${languageOnly(feature)}><a href="#${feature.id}"><bdi>${feature.name || feature.uri}</bdi>${notGreen(feature.state, feature.counts)}</a>${
    rules.length > 0 && markup`<ol>${rules.map(ruleItem)}</ol>`
  }</li>
`;
}

function ruleItem({ id, name, state, counts }: Group): Html {
  return markup`<li><a href="#${id}"><bdi>${name}</bdi>${notGreen(state, counts)}</a></li>`;
}

/** What is not green; that some examples were left out of a run is nothing to look for. */
function notGreen(state: Folder['state'], { passed }: Folder['counts']): Html {
  const isQuiet = stateWords[state].tone === 'quiet' && passed > 0;
  return state === 'passed' || isQuiet ? nothing : markup` ${smallMark(state)}`;
}
