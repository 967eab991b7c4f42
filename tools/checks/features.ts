import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { breachesOf, houseRules, tagsOf } from './house-rules';
import { conclude, counted } from './report';

const root = path.resolve(__dirname, '../..');
const glossary = 'features/glossary.md';

const tags = tagsOf(readFileSync(path.join(root, glossary), 'utf8'));
const features = readdirSync(path.join(root, 'features'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.feature'))
  .map((file) => `features/${file.split(path.sep).join('/')}`)
  .sort();

const breaches = features.flatMap((file) =>
  breachesOf(file, readFileSync(path.join(root, file), 'utf8'), tags).map((breach) => ({
    path: file,
    ...breach,
  })),
);
const broken = houseRules.filter((rule) => breaches.some((breach) => breach.rule === rule));

if (features.length === 0) {
  conclude([{ path: 'features', line: 1, message: 'there is no feature to check: write one' }], '');
} else {
  conclude(
    breaches.map(({ rule, message, ...place }) => ({
      ...place,
      message: rule ? `${message} (${rule.name})` : message,
    })),
    `Features: ${counted(features.length, 'file')} keep all ${houseRules.length} rules of the house.`,
    ['', 'Why:', ...broken.map(({ name, reason }) => `  ${name}: ${reason}`)],
  );
}
