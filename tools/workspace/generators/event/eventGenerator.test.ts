import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProjectConfiguration, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { eventGenerator } from './eventGenerator.mjs';

/** The real files: the generator has to know its way in them. */
const files = ['libs/tracking/src/TrackingEvent.ts', 'libs/tracking/README.md'];
const textOf = (file: string) => readFileSync(join(__dirname, '../../../..', file), 'utf8');

let tree: Tree;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  for (const file of files) tree.write(file, textOf(file));
  addProjectConfiguration(tree, 'demo', { root: 'libs/demo', sourceRoot: 'libs/demo/src' });
});

const read = (file: string) => tree.read(file, 'utf8') ?? '';
/** Names that no event has: the files are the real ones. */
const sample = { name: 'generated_sample', lib: 'demo', extras: 'choice,time:number' };

it('adds the name to the others', async () => {
  await eventGenerator(tree, sample);
  const [file = ''] = files;
  expect(read(file)).toMatch(/ {2}\| '\w+'\n {2}\| 'generated_sample';\n/);
  expect(read(file).replace("\n  | 'generated_sample'", '')).toBe(textOf(file));
});

it('adds its row to the table in the README of tracking', async () => {
  await eventGenerator(tree, sample);
  const [, readme = ''] = files;
  const row = '| `generated_sample` | `reportGeneratedSample` of demo | `choice`, `time` |\n';
  expect(read(readme)).toMatch(/^\| `\w+` \|.*\|\n\| `generated_sample` \|/m);
  expect(read(readme).replace(row, '')).toBe(textOf(readme));
});

it('writes the function that reports it, and its test', async () => {
  await eventGenerator(tree, sample);
  const report = read('libs/demo/src/data/reportGeneratedSample.ts');
  expect(report).toContain("import type { ReportEvent } from '@share/tracking';");
  expect(report).toContain('extras: { choice: string; time: number }');
  expect(report).toContain("report('generated_sample', { ids: [id], extras })");
  expect(read('libs/demo/src/data/reportGeneratedSample.test.ts')).toContain(
    "[['generated_sample', { ids: ['wetland1'], extras: { choice: 'a', time: 1 } }]]",
  );
});

it('an event may have no further data', async () => {
  await eventGenerator(tree, { name: 'generated_bare', lib: 'demo' });
  expect(read('libs/demo/src/data/reportGeneratedBare.ts')).toContain(
    "report('generated_bare', { ids: [id] })",
  );
  expect(read('libs/tracking/README.md')).toContain(
    '| `generated_bare` | `reportGeneratedBare` of demo | none |',
  );
});

it.each([
  [{ name: 'share_set', lib: 'demo' }, 'The event share_set exists already'],
  [{ name: 'generated_sample', lib: 'nowhere' }, 'nowhere'],
])('refuses %j', async (options, message) => {
  await expect(eventGenerator(tree, options)).rejects.toThrow(message);
});
