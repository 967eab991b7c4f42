import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as swc from '@swc/core';

/** What is written into the page as style, in order. */
const styles = ['page', 'front', 'contents', 'reading', 'tables', 'problems', 'overlays', 'print'];

/** The modules of the page's script; the first one is where it begins. */
const modules = [
  'index',
  'clipboard',
  'contents',
  'definitions',
  'dom',
  'filter',
  'links',
  'near',
  'permalinks',
  'pictures',
  'print',
  'search',
  'search-index',
  'store',
  'tables',
  'viewer',
];

/** The page's style sheet. */
export function style(): string {
  return styles.map((name) => read(path.join('style', `${name}.css`))).join('');
}

/** The page's script: its modules, each in a function, and a `require` that knows them. */
export function script(): string {
  const bodies = modules.map(
    (name) => `${JSON.stringify(`./${name}`)}:(require,exports)=>{${moduleBody(name)}}`,
  );
  return `(()=>{'use strict';const modules={${bodies.join(',\n')}};const loaded={};
const require=(name)=>{if(!loaded[name])modules[name](require,(loaded[name]={}));return loaded[name]};require('./index')})();`;
}

/** What a content security policy calls an inline style or script. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The module as JavaScript: as it was compiled, or compiled now where the source is what there is. */
function moduleBody(name: string): string {
  const compiled = path.join('client', `${name}.js`);
  if (existsSync(path.join(__dirname, compiled))) return read(compiled);
  const { transformSync } = require('@swc/core') as typeof swc;
  const { code } = transformSync(read(path.join('client', `${name}.ts`)), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { format: { comments: false } } },
    minify: true,
    module: { type: 'commonjs' },
  });
  return code;
}

/** A browser hashes line feeds, whatever the line ends of the file. */
function read(file: string): string {
  return readFileSync(path.join(__dirname, file), 'utf8').replaceAll('\r\n', '\n');
}
