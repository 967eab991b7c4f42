import { lastThrowOf } from '../../ludo';
import { writeStage } from '../../ludo/notation';
import { pairsOf, replay, type Tournament } from '../../ludo/players';
import { written } from '../numbers';

/** Writes every throw of every game, so that a person can replay it; the games are those of the tournament. */
export function* gamesInWords(tournament: Tournament, games: number): Generator<string> {
  const { dice, ...settings } = tournament;
  for (const { lower, higher, number } of pairsOf(tournament)) {
    for (let game = 0; game < games; game += 1) {
      const title = `Game ${written(game + 1)} of Green with die ${lower + 1} and Red with die ${higher + 1}`;
      yield `${title}: throw and move | Green's pieces | Red's pieces`;
      const course = replay({
        ...settings,
        dice: [dice[lower] ?? [], dice[higher] ?? []],
        pair: number,
        game,
      });
      let throws = 0;
      let step = course.next();
      for (; !step.done; step = course.next()) {
        const thrown = lastThrowOf(step.value.game);
        if (thrown) yield writeStage(thrown, step.value.pieces);
        throws += 1;
      }
      yield `${title}: ${inWords(step.value)} after ${written(throws)} throws\n`;
    }
  }
}

function inWords(ending: string): string {
  return ending === 'Green' || ending === 'Red' ? `${ending} wins` : ending;
}
