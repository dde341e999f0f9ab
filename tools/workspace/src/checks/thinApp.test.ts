import { countLines, limits, thinApp } from './thinApp.mjs';

const lines = (count: number) => 'const x = 1;\n'.repeat(count);
const file = (path: string, text = lines(1)) => ({ path, text });

it('counts lines of code, not comments or blanks', () => {
  expect(
    countLines("/**\n * Says why.\n */\n\nconst path = '/:actor/*';\n// aside\nexport { path };\n"),
  ).toBe(2);
});

it('accepts a thin app and counts all but its tests', () => {
  expect(
    thinApp([
      file('src/routes/homeRoute.tsx', lines(limits.linesPerRoute)),
      file('src/compose/createServices.ts', "import mitt from 'mitt';\nimport { SWRConfig } from 'swr';\n"),
      file('src/document/renderDocument.tsx', "import { ServerStyleSheet } from 'styled-components';\n"),
      file('src/document/beforePaint.js', lines(10)),
      file('src/main.ts', lines(limits.linesPerFile)),
      file('src/main.test.ts', `${lines(500)}fetch('/');\n`),
      file('src/styles.css', lines(20)),
      file('vite.config.ts', lines(30)),
      file('dev.mjs', lines(40)),
      file('project.json', lines(2000)),
    ]),
  ).toEqual({ lines: 40 + 2 + 1 + 10 + 150 + 20 + 30 + 40, files: 8, problems: [] });
});

it.each([
  [
    'a route over its lines',
    [file('src/routes/homeRoute.tsx', lines(limits.linesPerRoute + 1))],
    'homeRoute.tsx has 41 lines',
  ],
  ['a file over its lines', [file('dev.mjs', lines(limits.linesPerFile + 1))], 'dev.mjs has 151 lines'],
  ['too many lines', Array.from({ length: 9 }, (_, n) => file(`x${n}.ts`, lines(145))), '1305 source lines'],
  ['too many files', Array.from({ length: 61 }, (_, n) => file(`x${n}.ts`)), '61 source files'],
  ['no files at all', [], 'no source files'],
  ['a fetch', [file('src/compose/x.ts', 'await fetch(address);')], 'calls fetch'],
  ['a part of swr', [file('src/x.tsx', "import useInfinite from 'swr/infinite';")], 'imports swr'],
  ['a late mitt', [file('src/x.tsx', "const mitt = await import('mitt');")], 'imports mitt'],
])('refuses %s', (_name, files, sentence) => {
  expect(thinApp(files).problems).toEqual([expect.stringContaining(sentence)]);
});
