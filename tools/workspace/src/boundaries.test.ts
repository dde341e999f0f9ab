import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectTags } from './checks/projectTags.mjs';
import { fixtureWorkspace } from './testing/fixtureWorkspace.mjs';

jest.setTimeout(120_000);

const isomorphic = 'platform:isomorphic';
const projects: Record<string, string> = {
  'the-app': 'type:app scope:site platform:node',
  'content-feature': `type:feature scope:content ${isomorphic}`,
  'comments-feature': `type:feature scope:comments ${isomorphic}`,
  cards: `type:building-block scope:shared ${isomorphic}`,
  forms: `type:building-block scope:shared ${isomorphic}`,
  look: `type:ui scope:shared ${isomorphic}`,
  player: `type:ui scope:shared ${isomorphic}`,
  client: `type:data-access scope:shared ${isomorphic}`,
  tracker: `type:data-access scope:shared ${isomorphic}`,
  rules: `type:util scope:shared ${isomorphic}`,
  'content-rules': `type:util scope:content ${isomorphic}`,
  'live-rules': `type:util scope:live ${isomorphic}`,
  'node-rules': 'type:util scope:shared platform:node',
  'site-http': 'type:util scope:site platform:node',
  protocol: `type:contract scope:shared ${isomorphic}`,
  'fake-platform': `type:testing scope:reference ${isomorphic}`,
  'browser-proofs': 'type:e2e scope:site platform:node',
  checks: 'type:tool scope:site platform:node',
  stories: `type:catalogue scope:site ${isomorphic}`,
};

/** Importing project, imported project, the tag whose row refuses it. */
const forbidden: [from: string, to: string, because: string][] = [
  ['the-app', 'protocol', 'type:app'],
  ['the-app', 'fake-platform', 'type:app'],
  ['content-feature', 'comments-feature', 'type:feature'],
  ['content-feature', 'the-app', 'type:feature'],
  ['content-feature', 'fake-platform', 'type:feature'],
  ['cards', 'content-feature', 'type:building-block'],
  ['cards', 'forms', 'type:building-block'],
  ['cards', 'the-app', 'type:building-block'],
  ['cards', 'content-rules', 'scope:shared'],
  ['client', 'cards', 'type:data-access'],
  ['client', 'tracker', 'type:data-access'],
  ['client', 'look', 'type:data-access'],
  ['look', 'cards', 'type:ui'],
  ['look', 'client', 'type:ui'],
  ['look', 'protocol', 'type:ui'],
  ['rules', 'look', 'type:util'],
  ['protocol', 'rules', 'type:contract'],
  ['fake-platform', 'client', 'type:testing'],
  ['browser-proofs', 'content-feature', 'type:e2e'],
  ['checks', 'content-feature', 'type:tool'],
  ['stories', 'the-app', 'type:catalogue'],
  ['rules', 'live-rules', 'scope:shared'],
  ['content-feature', 'live-rules', 'scope:content'],
  ['fake-platform', 'content-rules', 'scope:reference'],
  ['rules', 'site-http', 'scope:shared'],
  ['rules', 'node-rules', isomorphic],
  ['content-feature', 'node-rules', isomorphic],
  ['client', 'node-rules', isomorphic],
];

const allowed: [from: string, to: string, file?: string][] = [
  ['the-app', 'content-feature'],
  ['the-app', 'cards'],
  ['the-app', 'site-http'],
  ['content-feature', 'cards'],
  ['comments-feature', 'cards'],
  ['content-feature', 'look'],
  ['content-feature', 'player'],
  ['content-feature', 'client'],
  ['content-feature', 'protocol'],
  ['content-feature', 'content-rules'],
  ['cards', 'client'],
  ['cards', 'look'],
  ['cards', 'protocol'],
  ['client', 'protocol'],
  ['look', 'rules'],
  ['player', 'look'],
  ['node-rules', 'rules'],
  ['fake-platform', 'protocol'],
  ['browser-proofs', 'fake-platform'],
  ['checks', 'protocol'],
  ['stories', 'content-feature'],
  ['stories', 'cards'],
  ['content-feature', 'fake-platform', 'X.test.tsx'],
  ['content-feature', 'fake-platform', 'X.stories.tsx'],
];

const importing = (from: string, to: string, file = 'X.ts') => ({
  path: `libs/${from}/src/${file}`,
  text: `import { value } from '@share/${to}';\n\nexport const other = value;\n`,
});

/** Imports that lint refuses beyond the table, each in one file of the feature. */
const otherRules: [text: string, message: RegExp, file?: string][] = [
  ["import { value } from '@share/look/src/index';\nexport const x = value;\n", /entry points/],
  ["import { value } from '../../look/src/index';\nexport const x = value;\n", /relative/i],
  ["export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n", /SafeMarkup/, 'X.tsx'],
  ['export default 1;\n', /named exports/],
  ["export * from './other';\n", /Name what an entry point exports/],
  ['export const width = window.innerWidth;\n', /The server runs this too/],
  ['call();\n'.repeat(401), /too many lines \(401\)/, 'x.js'],
  [`export const run = () => {\n${'call();\n'.repeat(99)}};\n`, /too many lines \(101\)/, 'x.mjs'],
];

describe('the layer table', () => {
  let messages: string[][];
  const files = [
    ...forbidden.map(([from, to]) => importing(from, to)),
    ...allowed.map(([from, to, file]) => importing(from, to, file)),
    ...otherRules.map(([text, , file]) => ({ path: `libs/content-feature/src/${file ?? 'X.ts'}`, text })),
  ];

  beforeAll(() => {
    const workspace = fixtureWorkspace(projects);
    try {
      messages = workspace.lint(files).map((result) => result.messages);
    } finally {
      workspace.remove();
    }
  });

  it.each(forbidden.map((row, index) => ({ row, index })))('refuses $row.0 → $row.1', ({ row, index }) => {
    expect(messages[index]?.join('\n')).toContain(`tagged with "${row[2]}"`);
  });

  it.each(allowed.map((row, index) => ({ row, index })))('allows $row.0 → $row.1 $row.2', ({ index }) => {
    expect(messages[forbidden.length + index]).toEqual([]);
  });

  it.each(otherRules.map((row, index) => ({ row, index })))('refuses with $row.1', ({ row, index }) => {
    expect(messages[forbidden.length + allowed.length + index]?.join('\n')).toMatch(row[1]);
  });
});

it('knows the tags of every project of this workspace', () => {
  const root = join(__dirname, '../../..');
  const found = ['apps', 'libs', 'tools']
    .flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'project.json')),
    )
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))
    .map(({ name, tags = [] }) => ({ name, root: '', tags }));
  expect(found.length).toBeGreaterThan(0);
  expect(projectTags(found)).toEqual([]);
});
