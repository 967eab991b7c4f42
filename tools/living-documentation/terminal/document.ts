import type { Description, Feature, Folder, Group, Model } from '../model';
import { outlineLines, type Page, scenarioLines } from './example';
import { apart, indented, type Lines, wrapped } from './layout';
import { markOf } from './paint';

/** Everything that ran, as text: folders, features and rules as headings, outlines as tables. */
export function documentLines(model: Model, width: number, page: Page): Lines {
  return model.folders.filter(ran).flatMap((folder) => folderLines(folder, width, page));
}

function ran({ counts }: { readonly counts: Folder['counts'] }): boolean {
  return counts.total > counts['not-run'];
}

function folderLines(folder: Folder, width: number, page: Page): Lines {
  const features = folder.features.filter(ran);
  return [
    '',
    page.paint.bold(page.paint.underline(folder.title)),
    ...features.flatMap((feature) => featureLines(feature, width, page)),
  ];
}

function featureLines(feature: Feature, width: number, page: Page): Lines {
  const { bold, dim } = page.paint;
  const background = feature.background?.steps.map(({ keyword, text }) => keyword + text) ?? [];
  return [
    '',
    ...indented(apart(bold(feature.name), dim(feature.uri), width - 2), 2),
    ...indented(descriptionLines(feature.description, width - 4, page), 4),
    ...indented(background, 4),
    ...indented(
      feature.groups.filter(ran).flatMap((group) => groupLines(group, width - 4, page)),
      4,
    ),
  ];
}

function groupLines(group: Group, width: number, page: Page): Lines {
  const inside = group.examples
    .filter(ran)
    .flatMap((example) => [
      '',
      ...(example.kind === 'scenario'
        ? scenarioLines(example, width - 2, page)
        : outlineLines(example, width - 2, page)),
    ]);
  if (group.kind === 'without-rule') return inside;
  const name = wrapped(page.paint.bold(group.name), width, `${markOf(group.state, page.paint)} `);
  const background = group.background?.steps.map(({ keyword, text }) => keyword + text) ?? [];
  return [
    '',
    ...name,
    ...indented(descriptionLines(group.description, width - 2, page), 2),
    ...indented(background, 2),
    ...indented(inside, 2),
  ];
}

function descriptionLines(description: Description, width: number, { paint }: Page): Lines {
  const paragraphs = [
    ...description.prose.split(/\n\s*\n/),
    ...description.quotations.map(({ text }) => `“${text}”`),
    ...description.decisions.map((decision) => `Decided: ${decision}`),
  ];
  return paragraphs
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => wrapped(paint.dim(paragraph), width));
}
