import type { Feature, Folder, Group, Model } from '../model';
import { markup, type Html, nothing } from './html';
import { languageOnly } from './language';
import { smallMark } from './marks';

/** The list of all folders, features and rules, which follows what is being read. */
export function contentsList({ folders, glossary }: Model): Html {
  return markup`<nav class="contents" id="contents" aria-label="Contents" tabindex="-1"><h2>Contents</h2><ol><li class="start"><a href="#top">At a glance</a></li>${folders.map(folderItem)}${
    glossary.length > 0 && markup`<li><a href="#glossary">Glossary</a></li>`
  }</ol></nav>
`;
}

function folderItem({ id, title, state, features }: Folder): Html {
  return markup`<li><a href="#${id}">${title}${notGreen(state)}</a><ol>${features.map(featureItem)}</ol></li>
`;
}

function featureItem(feature: Feature): Html {
  const rules = feature.groups.filter(({ kind }) => kind === 'rule');
  return markup`<li${languageOnly(feature)}><a href="#${feature.id}"><bdi>${feature.name || feature.uri}</bdi>${notGreen(feature.state)}</a>${
    rules.length > 0 && markup`<ol>${rules.map(ruleItem)}</ol>`
  }</li>
`;
}

function ruleItem({ id, name, state }: Group): Html {
  return markup`<li><a href="#${id}"><bdi>${name}</bdi>${notGreen(state)}</a></li>`;
}

function notGreen(state: Folder['state']): Html {
  return state === 'passed' ? nothing : markup` ${smallMark(state)}`;
}
