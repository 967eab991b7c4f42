import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inlineMarkdown, markdown } from './markdown';

const resolve = (link: string) => (link.startsWith('../') ? `/project/${link.slice(3)}` : undefined);

describe('Markdown', () => {
  for (const [why, text, expected] of [
    ['shows HTML as text', '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
    ['shows script as text', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      'is emphasis and code',
      '*a* **b** `<c>`',
      '<p><em>a</em> <strong>b</strong> <code>&lt;c&gt;</code></p>',
    ],
    ['is paragraphs and lists', 'a\n\n- b', '<p>a</p>\n<ul>\n<li>b</li>\n</ul>'],
    [
      'links to the web',
      '[x](https://example.org/?a&b)',
      '<p><a href="https://example.org/?a&amp;b" rel="noreferrer">x</a></p>',
    ],
    ['links into the page', '[x](#y)', '<p><a href="#y" rel="noreferrer">x</a></p>'],
    ['does not link to script', '[x](javascript:alert)', '<p>[x](javascript:alert)</p>'],
    ['does not link to data', '[x](data:text/html,y)', '<p>[x](data:text/html,y)</p>'],
    ['does not link to other programs', '[x](ssh://y)', '<p><span>x</span></p>'],
    ['does not link to other hosts in disguise', '[x](//y.org)', '<p><span>x</span></p>'],
    [
      'links to files it knows',
      '[`x`](../x)',
      '<p><a href="/project/x" rel="noreferrer"><code>x</code></a></p>',
    ],
    ['keeps the words of a link that leads nowhere', '[x](y)', '<p><span>x</span></p>'],
    [
      'fetches no pictures',
      '![x](https://example.org/x.png)',
      '<p>!<a href="https://example.org/x.png" rel="noreferrer">x</a></p>',
    ],
    ['has no headings of its own', '# a', '<p class="heading">a</p>'],
    ['shows what cannot be seen, in code too', 'a\u001b `\u0007`', '<p>a␛ <code>␇</code></p>'],
  ] as const) {
    it(why, () => assert.equal(markdown(text, { resolve }).text, expected));
  }
  it('of several lines fits into one', () =>
    assert.equal(inlineMarkdown('a *b*\n# c').text, 'a <em>b</em> # c'));
});
