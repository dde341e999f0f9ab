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
  'entry.tsx': "import { Card } from './Card';\nconsole.log(Card);\nimport.meta.hot?.accept();\n",
  'Card.tsx': "import { Root } from './Card.styles';\nexport const Card = () => <Root>text</Root>;\n",
  'Card.styles.ts': "import styled from 'styled-components';\nexport const Root = styled.div`color: red;`;\n",
};

const run = (files: Record<string, string> = {}) => {
  for (const [path, text] of Object.entries({ ...usual, ...files })) writeFileSync(join(root, path), text);
  const program = join(__dirname, '../testing/serveStyles.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [program, root], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
};

test('a build has elements and rules, and nothing of the library', () => {
  const { built } = run();
  expect(built.join('')).toMatch(/"div", \{\s*className: "Card_Root_\w{3}"/);
  expect(built.join('')).toMatch(/\.Card_Root_\w{3} ?\{/);
  expect(built.join('')).not.toMatch(/styled|Element =/);
});

test('while it is being written, a rule is exchanged alone, an element with the components that have it', () => {
  const { first, rule, sheet, element, component } = run().served;
  expect(first.component).toMatch(/"div", \{\s*className: "Card_Root_/);
  expect(first.sheet).toContain('color: red');
  expect(first.linked.code).toMatch(/^\.Card_Root_\w{3} \{color: red;\}/);
  expect(first.linked.map.sources).toEqual([expect.stringMatching(/Card\.styles\.ts$/)]);
  expect(rule).toEqual([expect.stringMatching(/Card\.styles\.css\?direct$/), '/Card.styles.css']);
  expect(sheet).toContain('color: blue');
  expect(element).toContain('/entry.tsx');
  expect(component).toContain('"section"');
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
