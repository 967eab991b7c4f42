const { availableParallelism } = require('node:os');

require('./tools/checks/node-version');

/** The katas in the order in which they are shown: that of their documents. */
const order = ['mastermind', 'mastermind-generalised', 'yatzy', 'tic-tac-toe', 'ludo'];

/** Examples that take many seconds, or minutes; they run by themselves. */
const long = '@long';
const veryLong = '@very-long';
const quick = `not (${long} or ${veryLong})`;

const specs = {
  tags: quick,
  requireModule: ['ts-node/register'],
  require: ['step-definitions/**/*.ts'],
  format: [
    './tools/living-documentation/terminal/index.js',
    ['./tools/living-documentation/html.js', 'reports/living-documentation.html'],
    'html:reports/cucumber.html',
    'message:reports/cucumber.ndjson',
    'junit:reports/cucumber.xml',
  ],
  formatOptions: {
    snippetSyntax: './tools/snippets/index.js',
    terminal: { order, pages: ['reports/living-documentation.html', 'reports/cucumber.html'] },
    livingDocumentation: {
      order,
      links: [
        { text: 'Cucumber’s own report', href: 'cucumber.html' },
        { text: 'the messages', href: 'cucumber.ndjson' },
      ],
    },
  },
  // What is not written yet is pending and fails nothing; what proves nothing fails: the guard sees to it.
  strict: false,
  plugin: ['./tools/checks/guard/index.js'],
};

module.exports = {
  default: specs,
  /** What `npm test` demands beyond a green run: nothing pending, and no step definition that no example uses. */
  complete: {
    ...specs,
    // More than four workers gain little and take memory.
    parallel: Math.min(availableParallelism(), 4),
    // Coverage counts what no step loads as not covered, even where there is nothing but types.
    require: ['tools/checks/load-sources.js', ...specs.require],
    strict: true,
    pluginOptions: { guard: { strict: true, leftOut: [long, veryLong] } },
  },
  /** The examples that the others leave out. */
  long: { ...specs, tags: long, strict: true },
  'very-long': { ...specs, tags: veryLong, strict: true },
  /** For Stryker, which runs the readable examples over and over against rules that it has changed. */
  mutants: {
    requireModule: ['ts-node/register'],
    require: specs.require,
    tags: quick,
    strict: false,
  },
};
