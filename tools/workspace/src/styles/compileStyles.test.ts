import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(__dirname, '../../../..');
let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'styles-')));
  symlinkSync(join(workspace, 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

const usual = {
  'tsconfig.base.json': '{ "compilerOptions": { "paths": {} } }',
  'entry.tsx': "import { Card } from './Card';\nconsole.log(Card);\n",
  'Card.tsx': "import { Root } from './Card.styles';\nexport const Card = () => <Root>text</Root>;\n",
  'Card.styles.ts': "import styled from 'styled-components';\nexport const Root = styled.div`color: red;`;\n",
};

const run = (
  files: Record<string, string> = {},
  changes: [file: string, from: string, to: string][] = [],
) => {
  for (const [path, text] of Object.entries({ ...usual, ...files })) writeFileSync(join(root, path), text);
  const program = join(__dirname, '../testing/serveStyles.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, root, JSON.stringify(changes)], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
};

test('a build has elements and rules, and nothing of the library', () => {
  const { built } = run();
  expect(built.join('')).toMatch(/"div", \{\s*className: "Card_Root_\d+"/);
  expect(built.join('')).toMatch(/\.Card_Root_\d+ ?\{/);
  expect(built.join('')).not.toMatch(/styled|Element =/);
});

test('while it is being written: a sheet that a document links, its map, and no copy of the library', () => {
  const { component, sheet, linked, library } = run().served.first;
  expect(component).toMatch(/"div", \{\s*className: "Card_Root_/);
  expect(sheet).toContain('color: red');
  expect(linked.code).toMatch(/^\.Card_Root_\d+ \{color: red;\}/);
  expect(linked.map.sources).toEqual([expect.stringMatching(/Card\.styles\.ts$/)]);
  expect(library).toMatchObject({ external: true });
});

const head = "import styled, { css } from 'styled-components';\n";
const extended = {
  'Card.styles.ts': `${head}import { Box } from './Box.styles';
import { gap } from './gap';
import { line } from './line.styles';
export const Root = styled(Box)\`color: red; top: \${gap}px; \${line}\`;
`,
  'Box.styles.ts': `${head}export const Box = styled.div\`left: 0;\`;\n`,
  'gap.ts': 'export const gap = 8;\n',
  'line.styles.ts': `${head}export const line = css\`right: 0;\`;\n`,
};
const linkedSheet = expect.stringMatching(/Card\.styles\.css\?direct$/);
const sheets = [linkedSheet, '/Card.styles.css'];

/** Each: the changed file, the modules that are loaded again, and its sheet and element afterwards. */
const changes: [
  name: string,
  change: [string, string, string],
  updates: unknown,
  sheet: string,
  tag: string,
][] = [
  ['a rule', ['Card.styles.ts', 'red', 'blue'], sheets, 'blue', 'div'],
  [
    'a rule of a fragment',
    ['line.styles.ts', 'right: 0', 'right: 9px'],
    [...sheets, '/line.styles.css'],
    'right: 9px',
    'div',
  ],
  [
    'a rule of the part that is extended',
    ['Box.styles.ts', 'left: 0', 'left: 9px'],
    expect.arrayContaining(['/Box.styles.css', '/Card.styles.css']),
    'color: red',
    'div',
  ],
  [
    'a constant of another module',
    ['gap.ts', '8', '9'],
    expect.arrayContaining(['/Card.styles.css']),
    'top: 9px',
    'div',
  ],
  [
    'an element of the part that is extended',
    ['Box.styles.ts', 'styled.div', 'styled.section'],
    expect.arrayContaining(['/Card.tsx']),
    'color: red',
    'section',
  ],
];

describe('hot reload', () => {
  let changed: { updates: string[]; sheet: string; component: string; onServer: string }[];

  beforeEach(() => {
    changed ??= run(
      extended,
      changes.map(([, change]) => change),
    ).served.changed;
  });

  test.each(changes.map(([name, , updates, sheet, tag], index) => ({ name, updates, sheet, tag, index })))(
    '$name',
    ({ updates, sheet, tag, index }) => {
      const change = changed[index];
      expect(change?.updates).toEqual(updates);
      expect(change?.sheet).toContain(sheet);
      expect([change?.component, change?.onServer]).toEqual(
        Array(2).fill(expect.stringContaining(`"${tag}"`)),
      );
    },
  );
});

test('the library is refused outside of style files', () => {
  const { refusal } = run({
    'Card.tsx': "import styled from 'styled-components';\nexport const Card = styled.p``;\n",
  });
  expect(refusal).toContain(
    'Card.tsx imports styled-components, which is for style files (X.styles.ts) alone.',
  );
});

test('what cannot be made constant stops the build', () => {
  const { refusal } = run({
    'Card.styles.ts':
      "import styled from 'styled-components';\nexport const Root = styled.div`\n  top: ${() => 1};\n`;\n",
  });
  expect(refusal).toContain('Card.styles.ts:3 A function would run in the browser');
});
