import { countLines, limits, thinApp } from './thinApp.mjs';

const lines = (count: number) => 'const x = 1;\n'.repeat(count);
const file = (path: string, text = lines(1)) => ({ path, text });

it('counts lines of code, not comments or blanks', () => {
  expect(
    countLines("/**\n * Says why.\n */\n\nconst path = '/:actor/*';\n// aside\nexport { path };\n"),
  ).toBe(2);
});

it('accepts a thin app', () => {
  expect(
    thinApp([
      file('routes/home.tsx', lines(limits.linesPerRoute)),
      file('compose/createServices.ts', "import mitt from 'mitt';\nimport { SWRConfig } from 'swr';\n"),
      file('document/renderDocument.tsx', "import { ServerStyleSheet } from 'styled-components';\n"),
      file('main.ts', lines(limits.linesPerFile)),
      file('main.test.ts', `${lines(500)}fetch('/');\n`),
      file('styles.css', lines(2000)),
    ]),
  ).toEqual([]);
});

it.each([
  ['a route over its lines', [file('routes/home.tsx', lines(limits.linesPerRoute + 1))], 'routes/home.tsx'],
  ['a file over its lines', [file('main.ts', lines(limits.linesPerFile + 1))], 'main.ts has 151 lines'],
  ['too many lines', Array.from({ length: 7 }, (_, n) => file(`x${n}.ts`, lines(130))), '910 source lines'],
  ['too many files', Array.from({ length: 36 }, (_, n) => file(`x${n}.ts`)), '36 source files'],
  ['a fetch', [file('compose/x.ts', 'await fetch(address);')], 'calls fetch'],
  [
    'styled-components',
    [file('x.tsx', "import styled from 'styled-components';")],
    'imports styled-components',
  ],
  ['a part of swr', [file('x.tsx', "import useInfinite from 'swr/infinite';")], 'imports swr'],
  ['a late mitt', [file('x.tsx', "const mitt = await import('mitt');")], 'imports mitt'],
])('refuses %s', (_name, files, sentence) => {
  expect(thinApp(files)).toEqual([expect.stringContaining(sentence)]);
});
