import { defineParameterType } from '@cucumber/cucumber';
import { readCode, readSizes } from '../src/mastermind-generalised/notation';
import type { Answered, Board, Strategy } from '../src/mastermind-generalised/players';

defineParameterType({
  name: 'generalisedBoard',
  regexp: /n = \d+, m = \d+, k = \d+(?: and colours too)?/,
  transformer: (text: string): Board => {
    const [sizes = '', told] = text.split(' and ');
    const [n, m, k] = readSizes(sizes);
    return { n, m, k, coloursToo: told !== undefined };
  },
  useForSnippets: false,
});
defineParameterType({
  name: 'generalisedStrategy',
  regexp: /best|minimax|entropy|expected-size|most-parts|worst-case|first-possible|random-possible/,
  transformer: (name: string) => name as Strategy,
});
defineParameterType({
  name: 'generalisedAnswers',
  regexp: /nothing|\w+ \d(?:\+\d)?(?:, \w+ \d)*/,
  transformer: (text: string): readonly Answered[] =>
    [...text.matchAll(/(\w+) (\d)(?:\+(\d))?/g)].map(([, code = '', matches, misplaced]) => ({
      proposal: readCode(code),
      matches: Number(matches),
      ...(misplaced === undefined ? {} : { misplaced: Number(misplaced) }),
    })),
  useForSnippets: false,
});
defineParameterType({
  name: 'generalisedBound',
  regexp: /less|more/,
  transformer: (bound: string) => (bound === 'less' ? 'lessThan' : 'greaterThan'),
  useForSnippets: false,
});
