import { quoted } from '../shared/quoting';
import { RuleViolation } from '../shared/rule-violation';
import { categories, categoryNamed } from './categories';
import { legalRoll, rollSize, type WrittenRoll } from './dice';
import { type Event, type Game, type Go, playerToGo, throwsInGo, type WrittenHold } from './game';
import { writeHold, writeRoll } from './notation';
import { pointsFor } from './score';

export type Command =
  | { readonly type: 'start a game'; readonly players: readonly string[] }
  | { readonly type: 'throw the dice'; readonly eyes: WrittenRoll }
  | { readonly type: 'hold dice'; readonly held: WrittenHold }
  | { readonly type: 'place the roll'; readonly category: string };

/**
 * Says what happens when a player wants this, or refuses it.
 *
 * @throws RuleViolation where the rules do not allow it; nothing has happened then
 * @see features/yatzy/refused-moves.feature
 */
export function decide(game: Game, command: Command): readonly Event[] {
  if (command.type === 'start a game') return startGame(command.players);
  const player = playerToGo(game);
  if (player === undefined) {
    throw new RuleViolation(`The game is over: every player has had ${categories.length} goes.`);
  }
  switch (command.type) {
    case 'throw the dice':
      return throwDice(game.go, command.eyes);
    case 'hold dice':
      return holdDice(game.go, command.held);
    case 'place the roll':
      return placeRoll(game, player, command.category);
  }
}

function startGame(players: readonly string[]): readonly Event[] {
  if (players.length === 0) throw new RuleViolation('A game needs one player or more, not 0.');
  const twice = players.find((player, index) => players.indexOf(player) < index);
  if (twice !== undefined) {
    throw new RuleViolation(`Every player needs a name of their own, not ${quoted(twice)} twice.`);
  }
  return [{ type: 'game started', players }];
}

function throwDice(go: Go, eyes: WrittenRoll): readonly Event[] {
  if (go.throwsLeft === 0) {
    throw new RuleViolation(
      `A go has at most ${throwsInGo} throws: place ${writeRoll(go.dice)} on a category.`,
    );
  }
  if (!go.held.includes(null)) {
    throw new RuleViolation(`All dice of ${writeRoll(go.dice)} are held: a throw needs a die to throw.`);
  }
  const dice = legalRoll(eyes);
  go.held.forEach((held, index) => {
    if (held === null || held === dice[index]) return;
    throw new RuleViolation(
      `Die ${index + 1} is held and shows ${held}: a throw cannot turn it to ${dice[index]}.`,
    );
  });
  return [{ type: 'dice thrown', dice }];
}

function holdDice(go: Go, written: WrittenHold): readonly Event[] {
  if (go.dice.length === 0) {
    throw new RuleViolation(`Throw the dice before you hold any: ${writeHold(written)} was not thrown.`);
  }
  if (go.throwsLeft === 0) {
    throw new RuleViolation(
      `Dice are held for the next throw, and there is none left: place ${writeRoll(go.dice)} on a category.`,
    );
  }
  if (written.length !== rollSize) {
    throw new RuleViolation(
      `A hold names ${rollSize} dice, held or not, and ${writeHold(written)} names ${written.length}.`,
    );
  }
  const held = go.dice.map((die, index) => {
    const wanted = written[index];
    if (wanted === null) return null;
    if (wanted === die) return die;
    throw new RuleViolation(`Die ${index + 1} shows ${die}: it cannot be held as ${quoted(wanted)}.`);
  });
  return [{ type: 'dice held', held }];
}

function placeRoll({ go, placings }: Game, player: string, name: string): readonly Event[] {
  if (go.dice.length === 0) throw new RuleViolation(`Throw the dice before you place them on ${name}.`);
  const category = categoryNamed(name);
  const used = placings.find((placing) => placing.player === player && placing.category === category);
  if (used !== undefined) {
    throw new RuleViolation(
      `${player} has used ${category} already, for ${used.score} points: each category is used once.`,
    );
  }
  return [{ type: 'roll placed', player, category, score: pointsFor(go.dice, category) }];
}
