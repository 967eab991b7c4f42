import type { Kata } from '../katas';
import type { Target } from './settings';

/**
 * Says what is changed to try the specs: the rules and the notation of each kata, and what all of them share.
 *
 * What plays, draws or only passes on is left out: other specs hold it against these rules.
 */
export function targetsOf(katas: readonly Kata[]): readonly Target[] {
  return [
    ...katas.map(({ name, ruleFeatures }) => ({
      name,
      files: [`src/${name}/*.ts`, `!src/${name}/drawing*.ts`, `!src/${name}/index.ts`],
      features: ruleFeatures,
    })),
    {
      name: 'shared',
      // Pictures draw; chance and what is run out only serve players, whose examples say what comes of each seed.
      files: ['src/shared/*.ts', '!src/shared/picture.ts', '!src/shared/chance.ts', '!src/shared/run-out.ts'],
      features: katas.flatMap(({ ruleFeatures }) => ruleFeatures),
    },
  ];
}

/**
 * Leaves what a change of the project touches.
 *
 * @param paths the files that were changed, within the project, with slashes
 * @returns a target with those of its files that were changed; with all of them, where its features, steps or fixtures were
 */
export function touched(targets: readonly Target[], paths: readonly string[]): readonly Target[] {
  return targets.flatMap((target) => {
    const specs = [
      `features/${target.name}/`,
      `step-definitions/${target.name}.`,
      `fixtures/${target.name}/`,
    ];
    if (paths.some((path) => specs.some((start) => path.startsWith(start)))) return [target];
    const files = paths.filter((path) => isChangedIn(target, path));
    return files.length === 0 ? [] : [{ ...target, files }];
  });
}

function isChangedIn({ name, files }: Target, path: string): boolean {
  if (!new RegExp(`^src/${name}/[^/]+\\.ts$`).test(path)) return false;
  const left = files.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  return !left.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path),
  );
}
