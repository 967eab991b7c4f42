import type { Area, Place } from './places';

/** An import as the directions see it. */
export interface Dependency {
  readonly from: Place;
  readonly to: Place;
  /** Whether the import is gone once the types are. */
  readonly typeOnly: boolean;
}

interface Direction {
  /** Ends the sentence "… may not import …:". */
  readonly law: string;
  readonly allows: (dependency: Dependency) => boolean;
}

/** What each part of the house may import of the house. Packages and Node's own modules: see {@link outsiders}. */
export const directions: Readonly<Record<Area, Direction>> = {
  kata: {
    law: 'a kata imports its own files and src/shared; only mastermind-generalised may use the face of mastermind',
    allows: ({ from, to }) =>
      to.area === 'shared' ||
      (to.area === 'kata' && to.owner === from.owner) ||
      (from.owner === 'mastermind-generalised' && to.owner === 'mastermind' && to.door === 'index'),
  },
  shared: {
    law: 'src/shared knows no game and nothing else of the house',
    allows: ({ to }) => to.area === 'shared',
  },
  cli: {
    law: "src/cli uses src/shared and a kata's face, notation, drawing and players",
    allows: ({ to }) => ['cli', 'shared', 'top level'].includes(to.area) || isDoor(to),
  },
  steps: {
    law:
      "a step file imports types from its kata's face and players, and its notation and drawing; " +
      "it reaches rules through the World: await this.kata('…')",
    allows: ({ from, to, typeOnly }) =>
      ['shared', 'step support'].includes(to.area) ||
      (to.area === 'steps' && to.owner === from.owner) ||
      (to.owner === from.owner &&
        isDoor(to) &&
        (typeOnly || to.door === 'notation' || to.door === 'drawing')),
  },
  'step support': {
    law: 'the step support loads faces and players; it knows src/shared and no notation or drawing',
    allows: ({ to }) =>
      ['step support', 'shared', 'top level'].includes(to.area) ||
      to.door === 'index' ||
      to.door === 'players',
  },
  tools: {
    law:
      "a tool uses src/shared, the step support and a kata's face, notation, drawing and players; " +
      'another tool only through its index',
    allows: ({ from, to }) =>
      ['shared', 'step support', 'fixtures', 'top level'].includes(to.area) ||
      isDoor(to) ||
      (to.area === 'tools' && (to.owner === from.owner || to.door === 'index')),
  },
  fixtures: {
    law: "a fixture uses src/shared and a kata's face, notation, drawing and players",
    allows: ({ from, to }) =>
      to.area === 'shared' || isDoor(to) || (to.area === 'fixtures' && to.owner === from.owner),
  },
  'top level': {
    law: 'settings and commands import src/cli, tools and each other',
    allows: ({ to }) => ['cli', 'tools', 'top level'].includes(to.area),
  },
};

/** Who may use what does not belong to the house, and who may import what only shows when it runs. */
export const outsiders = {
  node: ['cli', 'step support', 'tools', 'top level'],
  packages: ['shared', 'cli', 'steps', 'step support', 'tools', 'fixtures', 'top level'],
  computed: ['step support', 'tools', 'top level'],
} as const satisfies Record<string, readonly Area[]>;

function isDoor(place: Place): boolean {
  return place.area === 'kata' && place.door !== undefined;
}
