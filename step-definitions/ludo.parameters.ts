import { defineParameterType } from '@cucumber/cucumber';
import type { Player } from '../src/ludo';
import { readEyes, readFaces, readPieces } from '../src/ludo/notation';

defineParameterType({
  name: 'ludoPlayer',
  regexp: /Green|Red/,
  transformer: (name: string) => name as Player,
});
defineParameterType({
  name: 'ludoPieces',
  regexp: /[^\s"]+(?: [^\s"]+)*/,
  transformer: readPieces,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoEyes',
  regexp: /\S+(?: \S+)*/,
  transformer: readEyes,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoFaces',
  regexp: /nothing|-?[\d.]+(?: -?[\d.]+)*/,
  transformer: readFaces,
  useForSnippets: false,
});
defineParameterType({
  name: 'ludoAgreement',
  regexp: /agree|do not agree/,
  transformer: (words: string) => words === 'agree',
});
defineParameterType({
  name: 'ludoHouseRule',
  regexp:
    /a six that moves nothing gives another throw|pieces in the goal count as foremost|another piece moves while the one on A is blocked/,
  transformer: (words: string) => words,
});
defineParameterType({
  name: 'ludoCaptured',
  regexp: /no piece|(?:Green|Red)'s \S+/,
  transformer: (words: string) => words,
});
defineParameterType({
  name: 'ludoOutcome',
  regexp: /going on|undecided|won by (?:Green|Red)/,
  transformer: (words: string) => words,
});
