import type { Command } from 'commander';
import type * as documenting from './documenting';

const examples = `
Examples:
  npx kata document reports/cucumber.ndjson
  npx kata document reports/cucumber.ndjson --output site/index.html --title "Our rules"
  npx cucumber-js --format message | npx kata document -
  npx kata document reports/cucumber.ndjson --text

Every Cucumber can write messages:
  cucumber-js     --format message:some.ndjson
  Cucumber-Ruby   --format message --out some.ndjson
  Cucumber-JVM    --plugin message:some.ndjson

If the feature files lie where you stand, the page links to them, and takes its title from the README,
its cards from the READMEs beside the features, and its explanations from features/glossary.md.
`;

/**
 * Adds the verb `document`, which turns the messages of a run, by whatever Cucumber, into the page or into text.
 *
 * What is wrong with its words or files is told by `command.error`, in one line.
 */
export function addDocument(kata: Command): void {
  const verb = kata
    .command('document')
    .description('turn the messages of any cucumber run into a page to read')
    .argument('<messages>', 'a file of cucumber messages, one JSON object a line; - is standard input')
    .option('-o, --output <file>', 'where to write; - is standard output (default: named for the messages)')
    .option('--title <title>', 'heading of the page')
    .option('--glossary <file>', 'glossary in Markdown whose words the page explains')
    .option('--text', 'print the documentation as text')
    .addHelpText('after', examples);
  verb.action(async (messages: string, wishes: documenting.Wishes) => {
    // What makes pages takes a while to load, and most commands need nothing of it.
    const { document, reasonOf } = require('./documenting') as typeof documenting;
    try {
      await document(messages, wishes);
    } catch (error) {
      verb.error(reasonOf(error));
    }
  });
}
