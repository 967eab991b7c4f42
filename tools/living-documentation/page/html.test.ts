import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapeText, Html, markup } from './html';

describe('a template', () => {
  for (const [why, value, expected] of [
    ['escapes text', `<b>&"'`, '&lt;b&gt;&amp;&quot;&#39;'],
    ['takes markup as it is', new Html('<b>'), '<b>'],
    ['takes other templates', markup`<i>${'<'}</i>`, '<i>&lt;</i>'],
    ['joins lists', ['<', markup`<br>`, 1], '&lt;<br>1'],
    ['leaves out what is not there', [undefined, null, false, '', 0], '0'],
    ['shows what cannot be seen', 'a\u001b[31m\u0000\u0007\u007f\u0085z', 'a␛[31m␀␇␡\ufffdz'],
    ['keeps tabs and line ends', 'a\tb\r\nc', 'a\tb\r\nc'],
  ] as const) {
    it(why, () => assert.equal(markup`${value}`.text, expected));
  }
  it('leaves text without special characters alone', () => assert.equal(escapeText('plain'), 'plain'));
});
