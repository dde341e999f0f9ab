import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { findPlaces, toSourceLines } from './toSourceLines.mjs';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = [
  'export const first = 1;',
  'export const fail = () => {',
  '  throw new Error("no");',
  '};',
].join('\n');

test('places of the stacks of all browsers, and of what a page reports, are found', () => {
  const chrome =
    'Error: no\n    at f (https://m.example/davmu/share/assets/Feed-D2.js:1:23)\n    at https://m.example/x/1:2:3';
  const safari = 'f@https://m.example/davmu/share/assets/Feed-D2.js:1:23\n@https://m.example/news/1:2:3';
  const feed = { file: 'Feed-D2.js', line: 1, column: 23 };
  expect(findPlaces(chrome)).toEqual([feed]);
  expect(findPlaces(safari)).toEqual([feed]);
  expect(findPlaces('Feed-D2.js:1:23 ui-D2.js:4:5')).toEqual([
    feed,
    { file: 'ui-D2.js', line: 4, column: 5 },
  ]);
});

test('a place becomes the line of the source', () => {
  const { code, map } = transformSync(source, {
    loader: 'ts',
    minify: true,
    sourcemap: 'external',
    sourcefile: '../../../../../libs/feed/src/fail.ts',
  });
  writeFileSync(join(folder, 'fail-1a.js.map'), map);
  const stack = `fail-1a.js:1:${code.indexOf('throw') + 1} other-1a.js:1:1`;
  expect(toSourceLines(stack, folder)).toEqual([
    'libs/feed/src/fail.ts:3:3  throw new Error("no");',
    'other-1a.js:1:1  (no map: of another release?)',
  ]);
});
