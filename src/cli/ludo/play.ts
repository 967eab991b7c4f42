import { availableParallelism } from 'node:os';
import {
  hasOtherOrder,
  pairsOf,
  standingsOf,
  type Tournament,
  type TurnedRule,
  turnedRulesOf,
} from '../../ludo/players';
import { soloCrew, threadCrew } from './crew';
import { csvOf, jsonOf } from './data';
import { gamesInWords } from './debug';
import { hearInterruption } from '../interruption';
import { plot, print } from './output';
import { startProgress } from '../progress';
import { reportOf } from './report';
import { written } from '../numbers';
import { type Played, playTournament, type Tools } from './tournament-run';
import type { Wishes } from './wishes';

/** The house rules on which the ranking depends, as far as so many games of each pair show. */
export interface Dependences {
  readonly games: number;
  /** The rules, each with the ranking, the best die first, when it is turned. */
  readonly found: readonly (TurnedRule & { readonly ranking: readonly number[] })[];
}

/** Games of all pairs from which on threads are worth their start. */
const worthThreads = 400_000;

/** Games of each pair that show whether an open point matters: as many as were played, within limits. */
const [fewestTrials, mostTrials] = [500, 5_000];

/** Plays a tournament and prints what came of it; on Ctrl-C, what is known by then. */
export async function play(tournament: Tournament, wishes: Wishes): Promise<void> {
  const whole = pairsOf(tournament).length * wishes.games;
  if (wishes.showDebug) for (const line of gamesInWords(tournament, wishes.games)) await print(`${line}\n`);
  const threads = wishes.threads ?? availableParallelism();
  const interruption = hearInterruption();
  const tools = {
    crew: threads > 1 && whole >= worthThreads ? threadCrew(threads) : soloCrew(),
    progress: startProgress(whole, 'games'),
    interruption,
  };
  try {
    const played = await playTournament(tournament, wishes, tools);
    const dependences = wishes.format === 'csv' ? null : await dependencesOf(played, tools);
    tools.progress.end();
    if (played.games === 0) {
      process.stderr.write('kata: stopped before the first round of games was complete\n');
      return;
    }
    await print(resultOf(played, dependences, wishes));
    if (wishes.plot !== undefined) plotGames(wishes.plot, played);
  } finally {
    await tools.crew.dismiss();
    interruption.end();
  }
}

function resultOf(played: Played, dependences: Dependences | null, wishes: Wishes): string {
  if (wishes.format === 'csv') return csvOf(played);
  return wishes.format === 'json'
    ? jsonOf(played, dependences)
    : reportOf(played, dependences, wishes.details);
}

/** Finds the open points of the rule sheet on which the ranking depends; null where somebody is in a hurry. */
async function dependencesOf(played: Played, tools: Tools): Promise<Dependences | null> {
  const games = Math.min(mostTrials, Math.max(fewestTrials, played.games));
  const progress = {
    ...tools.progress,
    add: () => tools.progress.say('Turning the open points of the rule sheet'),
  };
  const trial = async (tournament: Tournament) =>
    (await playTournament(tournament, { games, untilCertain: false }, { ...tools, progress })).board;
  const usual = played.games < games ? await trial(played.tournament) : played.board;
  const found: Dependences['found'][number][] = [];
  for (const { rule, turnedTo, tournament } of turnedRulesOf(played.tournament)) {
    const board = await trial(tournament);
    if (tools.interruption.signal.aborted) return null;
    if (hasOtherOrder(usual, board)) found.push({ rule, turnedTo, ranking: board.ranking() });
  }
  return { games, found };
}

function plotGames(path: string, { board, tournament, games }: Played): void {
  const order = standingsOf(board).map(({ die }) => die);
  const shareOf = (die: number, other: number) => {
    const score = board.between(die, other);
    return score.wins / score.games;
  };
  plot(path, tournament, order, shareOf, `${written(games)} games a pair, seed ${tournament.seed}`);
}
