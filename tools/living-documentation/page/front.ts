import type { Content, Folder, Model, Run } from '../model';
import { otherAttachments, gallery, picturesIn } from './attachments';
import { alarmOf } from './alarm';
import { markup, type Html, type Inside, nothing } from './html';
import { verdict } from './marks';
import { inlineMarkdown } from './markdown';
import { frames, picture } from './pictures';
import { folderSheetOf, line, type Sheet } from './sheet';
import { count, duration, moment } from './words';

/** A page beside this one. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

/** The first thing to see: what is wrong, then what there is, and how it was proven. */
export function frontOf(sheet: Sheet, model: Model, title: string, links: readonly Link[]): Html {
  const { run, folders } = model;
  const rules = folders.reduce((sum, { ruleCount }) => sum + ruleCount, 0);
  return markup`<header class="front" id="top">
<h1>${title}</h1>
<p class="run">${summaryOf(model, rules)}${runFacts(run)}</p>
${links.length > 0 && markup`<ul class="siblings" aria-label="Other reports">${links.map(({ text, href }) => markup`<li><a href="${href}">${text}</a></li>`)}</ul>`}
${alarmOf(sheet, model)}
${retriedOf(model)}${gallery(sheet, picturesIn(sheet, run.attachments), frames.example)}${otherAttachments(sheet, run.attachments)}
<h2 class="unseen">At a glance</h2>
<ul class="cards">${folders.map((folder) => card(sheet, folder, model))}</ul>
</header>
`;
}

/** How many examples there are and how many of them pass; of a run that was filtered, how many it left out. */
function summaryOf({ counts, run }: Model, rules: number): Html {
  const { total, passed, 'not-run': left } = counts;
  const of = rules > 0 && ` of ${count(rules, 'rule')}`;
  if (total === 0 || left === total) return markup`<b>${count(total, 'example')}${of}</b>`;
  const ran = total - left;
  const green = passed === ran && run.problems.length === 0;
  const sign = green && markup`<span class="good">✓</span> `;
  if (green && left === 0) return markup`<b>${sign}${count(total, 'example')}${of}, all pass</b>`;
  const some =
    passed === ran
      ? `${count(ran, 'example')} ${ran === 1 ? 'passes' : 'pass'}`
      : `${passed.toLocaleString('en')} of ${count(ran, 'example')} pass`;
  const more =
    left > 0
      ? `${left.toLocaleString('en')} of ${total.toLocaleString('en')} ${left === 1 ? 'was' : 'were'} not run`
      : rules > 0 && count(rules, 'rule');
  return markup`<b>${sign}${some}</b>${more && markup` <span class="fact">${more}</span>`}`;
}

function runFacts({ startedAt, durationMs, implementations, cucumber, runtime, ci }: Run): readonly Html[] {
  const version = (product: Run['cucumber']) =>
    product && [product.name, product.version].filter(Boolean).join(' ');
  const facts: readonly Inside[] = [
    ...implementations.map((name) => markup`<b>${name}</b>`),
    startedAt !== undefined &&
      markup`<time datetime="${new Date(startedAt).toISOString()}">${moment(startedAt)}</time>`,
    durationMs !== undefined && duration(durationMs),
    version(cucumber) !== undefined && [version(cucumber), runtime && ` on ${version(runtime) ?? ''}`],
    ci && ciOf(ci),
  ];
  return facts.filter(Boolean).map((fact) => markup` <span class="fact">${fact}</span>`);
}

function ciOf({ name, url, buildNumber, revision }: NonNullable<Run['ci']>): Html {
  const words = [name, buildNumber, revision?.slice(0, 10)].filter(Boolean).join(' ');
  return url !== undefined && /^https?:\/\//.test(url)
    ? markup`<a href="${url}" rel="noreferrer">${words}</a>`
    : markup`${words}`;
}

function retriedOf({ retried }: Model): Html {
  if (retried.length === 0) return nothing;
  const items = retried.map(
    ({ id, name, feature, state }) =>
      markup`<li><a href="#${id}"><bdi>${name}</bdi></a> <span class="path"><bdi>${feature}</bdi></span> ${state}</li>`,
  );
  return markup`<details class="retries"><summary>↻ ${count(retried.length, 'example')} ${retried.length === 1 ? 'was' : 'were'} tried more than once</summary><ul>${items}</ul></details>`;
}

function card(sheet: Sheet, folder: Folder, model: Model): Html {
  const { id, title, sentence, ruleCount, counts, state, picture: index } = folder;
  const content: Content | undefined = index === undefined ? undefined : sheet.contents[index];
  const own = folderSheetOf(sheet, folder, { ...model, glossary: [] });
  const source = documentOf(folder);
  return markup`<li class="card ${state}">
<div class="face">${content && index !== undefined && picture(content, index, frames.card)}</div>
<p class="title"><a href="#${id}">${title}</a></p>
<p class="sentence" dir="auto">${inlineMarkdown(sentence)}</p>
${source !== undefined && markup`<p class="source">${line(own, source, new Set())}</p>`}
<p class="state">${ruleCount > 0 && markup`<span class="rules">${count(ruleCount, 'rule')}, </span>`}${verdict(counts)}</p></li>
`;
}

/** The document that a folder comes from: an item of its notes that says so, or what its features name first. */
function documentOf({ about, sources }: Folder): string | undefined {
  const item = /^[-*+] +((?:Document|Source)\b[^]*?)(?=\n[-*+] |\n\s*\n|$(?![^]))/im.exec(about)?.[1];
  return item?.replace(/\s+/g, ' ').trim() ?? sources[0];
}
