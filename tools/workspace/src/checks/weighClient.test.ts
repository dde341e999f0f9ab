import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { weighClient } from './weighClient.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'client-'));
});

afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const step = { when: 'at once', entries: ['src/entry.ts'], limitKb: 0.001 };

/** Budgets of a client that has no islands. */
const writeBudgets = (start: object[]) => {
  const everyPage = { start, runtime: 'src/runtime.ts', filesOfFirstAction: 4, onDemand: [] };
  const budgets = { client: 'client', everyPage, kinds: {}, further: [] };
  write('tools/workspace/budgets.json', JSON.stringify(budgets));
  write('client/.vite/islands.json', '[]');
};

/** The result of the check for a client whose first file names others by these hashes. */
const weighWith = (hashes: string[]) => {
  const names = hashes.map((hash, place) => ({
    name: `part${place}`,
    file: `assets/part${place}-${hash}.js`,
  }));
  const entry = { name: 'entry', file: 'assets/entry-Abcd_-12.js' };
  const bundles = [entry, ...names].map((file) => ({ ...file, imports: [], modules: [] }));
  const listed = bundles.map((bundle) =>
    bundle.name === 'entry' ? { ...bundle, modules: step.entries } : bundle,
  );
  write('client/.vite/bundles.json', JSON.stringify(listed));
  write(`client/${entry.file}`, names.map(({ file }) => `load("./${file.slice(7)}");`).join('\n'));
  return weighClient(root).problems;
};

it('weighs a file alike, whatever the hashes of the files are that it names', () => {
  writeBudgets([step]);
  const problems = weighWith(['aaaaaaa', 'aaaaaaa', 'aaaaaaa']);
  expect(problems).toEqual([
    expect.stringMatching(/^every page, at once: \d\d B are over the limit of 1 B\.$/),
  ]);
  expect(weighWith(['D3VzmrN', '-Upy-KB', 'DF5_MnM'])).toEqual(problems);
});

it('refuses code of the style library, which is for writing only', () => {
  writeBudgets([]);
  const bundle = { name: 'page', file: 'assets/page.js', imports: [], modules: [] };
  write('client/.vite/bundles.json', JSON.stringify([bundle]));
  write('client/assets/page.js', 'style.setAttribute("data-styled", "active");');
  expect(weighClient(root).problems).toContain('assets/page.js has code of styled-components.');
});
