import { type DataTable, defineParameterType, Given, When } from '@cucumber/cucumber';
import { readFaces } from '../src/ludo/notation';
import { compete, diceOf, numbersIn, range, type TournamentScenario } from './ludo.tournament';

/** A million games take some seconds. */
const patience = { timeout: 120_000 };

type Setting = 'games' | 'pieces' | 'seed' | 'mostThrows';

defineParameterType({
  name: 'ludoNumbers',
  regexp: /-?\d+(?: -?\d+)*/,
  transformer: numbersIn,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoSetting',
  regexp: /games|pieces|seed|throws/,
  transformer: (word: string) => (word === 'throws' ? 'mostThrows' : word) as Setting,
});

Given('a tournament of the dice in {ludoFileName}', function (this: TournamentScenario, name: string) {
  this.tournament = { dice: diceOf(name) };
});

Given(
  'a tournament of a die with {int} faces and {int} ordinary dice',
  function (this: TournamentScenario, faces: number, others: number) {
    const ordinary = range(others).map(() => [1, 2, 3, 4, 5, 6]);
    this.tournament = { dice: [range(faces).map(() => 1), ...ordinary] };
  },
);

Given('a tournament of these dice:', function (this: TournamentScenario, table: DataTable) {
  this.tournament = { dice: table.raw().map(([faces = '']) => readFaces(faces)) };
});

When(
  '{int} game(s) of each pair is/are played',
  patience,
  function (this: TournamentScenario, games: number) {
    this.board = compete(this, games);
  },
);

When(
  '{int} games of each pair are played with seed {int}',
  patience,
  function (this: TournamentScenario, games: number, seed: number) {
    this.board = compete(this, games, { seed });
  },
);

When(
  'it is played with {float} for its {ludoSetting}',
  function (this: TournamentScenario, number: number, setting: Setting) {
    return this.attempt(() => {
      this.board = compete(
        this,
        setting === 'games' ? number : 2,
        setting === 'games' ? {} : { [setting]: number },
      );
    });
  },
);

When('{int} games are divided into rounds', function (this: TournamentScenario, games: number) {
  this.rounds = [...this.players('ludo').roundsOf(games)];
});

When(
  'its dice {int} and {int} play {int} games',
  function (this: TournamentScenario, lower: number, higher: number, games: number) {
    const { Arena, tournamentOf } = this.players('ludo');
    const arena = new Arena(tournamentOf({ dice: [], ...this.tournament }));
    return this.attempt(() => {
      arena.play({ pair: { lower: lower - 1, higher: higher - 1, number: 0 }, from: 0, games });
    });
  },
);
