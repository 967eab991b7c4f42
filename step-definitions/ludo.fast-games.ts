import type { Course, GameOrder, Moment } from '../src/ludo/players';
import { writePosition } from '../src/ludo/notation';
import type { LudoScenario } from './ludo.scenario';

/** What the steps of one example about games played fast hand on. */
export interface FastGamesScenario extends LudoScenario {
  orders: readonly GameOrder[];
  courses: readonly Course[];
  thrown: readonly number[];
  faces: number;
}

/** The first game of the players that an example has set up, broken off after 1000 throws. */
export function orderOf(scenario: FastGamesScenario): GameOrder {
  const { dice: { Green = [], Red = [] } = {}, pieces = {}, houseRules = {} } = scenario.wished ?? {};
  const { houseRules: agreed, seed } = scenario
    .players('ludo')
    .tournamentOf({ dice: [Green, Red], houseRules });
  return {
    dice: [Green, Red],
    houseRules: agreed,
    pieces: pieces.Green?.length ?? 0,
    seed,
    pair: 0,
    game: 0,
    mostThrows: 1000,
  };
}

/** Writes what happened in a game, a line for each throw. */
export function writeCourse({ moments, ending }: Course): string {
  return [...moments.map(writeMoment), ending].join('\n');
}

/** Writes how games ended, as in `Green 11, Red 9`. */
export function writeEndings(courses: readonly Course[]): string {
  const endings = ['Green', 'Red', 'undecided', 'broken off'] as const;
  return endings
    .map((each) => [each, courses.filter(({ ending }) => ending === each).length] as const)
    .filter(([, count]) => count > 0)
    .map(([each, count]) => `${each} ${count}`)
    .join(', ');
}

function writeMoment({ player, eyes, pieces: { Green, Red } }: Moment): string {
  return `${player} throws ${eyes}: ${writePosition(Green, Red)}`;
}
