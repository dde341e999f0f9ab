import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenApiDocument } from './createOpenApiDocument';

jest.setTimeout(60_000);

const library = join(__dirname, '../..');
const committed = readFileSync(join(library, 'openapi.json'), 'utf8');
const contract = 'libs/api-contract';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: root });
const commit = (message: string) => {
  git('add', '.');
  git('commit', '--quiet', '--message', message);
};
const write = (file: string, text: string) => writeFileSync(join(root, contract, file), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  mkdirSync(join(root, contract), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  write('openapi.json', committed);
  commit('The contract');
});

afterEach(() => rmSync(root, { recursive: true }));

const change = (edit: (document: OpenApiDocument) => void) => {
  const document = JSON.parse(committed) as OpenApiDocument;
  edit(document);
  write('openapi.json', JSON.stringify(document));
};

type Schema = { properties: Record<string, unknown>; required: string[] };

const schemaOf = ({ components }: OpenApiDocument, name: string) =>
  (components.schemas as unknown as Record<string, Schema>)[name] as Schema;

const withoutSummary = (document: OpenApiDocument) => {
  delete schemaOf(document, 'ContentDetail').properties['summary'];
};

const check = (base = '') => {
  const script = join(library, 'scripts/checkChanges.mjs');
  const env = { ...process.env, NX_BASE: base };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
};

test.each<[what: string, edit: (document: OpenApiDocument) => void, names: string]>([
  ['a field that is gone', withoutSummary, '`ContentDetail`: Property `summary`'],
  [
    'a field of another type',
    (document) =>
      Object.assign(schemaOf(document, 'ContentDetail').properties, { title: { type: 'integer' } }),
    '`ContentDetail`: Type of `title`',
  ],
  ['a path that is gone', ({ paths }) => delete paths['/peony/v1/group'], '`/peony/v1/group`: Path'],
  ['a method that is gone', ({ paths }) => delete paths['/peony/v1/group']?.['get'], '`/peony/v1/group`: '],
  [
    'a parameter that is gone',
    ({ paths }) => Object.assign(paths['/peony/v1/content/{post_id}']?.['get'] ?? {}, { parameters: [] }),
    '`/peony/v1/content/{post_id}`: `post_id` path parameter was removed',
  ],
  [
    'a field that callers have to send',
    (document) => schemaOf(document, 'TokenRequest').required.push('device_id'),
    '`TokenRequest`: Properties of `TokenRequest` became required: `device_id`',
  ],
])('refuses %s without an entry', (_what, edit, names) => {
  change(edit);
  const { status, output } = check();
  expect(output).toContain(names);
  expect(status).toBe(1);
});

test('accepts what is added, and a breaking change with an entry', () => {
  change((document) =>
    Object.assign(schemaOf(document, 'ContentDetail').properties, { further: { type: 'string' } }),
  );
  expect(check().status).toBe(0);
  change(withoutSummary);
  write('contract-changes.md', '- `CommentList`: another one.\n');
  expect(check().status).toBe(1);
  write('contract-changes.md', '- `ContentDetail`: `summary` is gone.\n');
  expect(check()).toEqual({ status: 0, output: expect.stringContaining('is noted') });
});

test('compares a branch with where it left main, and any revision with NX_BASE', () => {
  write('contract-changes.md', '- `ContentDetail`: an old entry.\n');
  commit('An old entry');
  git('checkout', '--quiet', '-b', 'branch');
  change(withoutSummary);
  commit('No summary');
  expect(check().output).toContain('`ContentDetail`: Property `summary`');
  expect(check('HEAD').status).toBe(0);
});

test('on main, compares with what was there before the last entry', () => {
  write('contract-changes.md', '- `CommentList`: an entry.\n');
  commit('An entry');
  change(withoutSummary);
  commit('No summary');
  write('other.md', '');
  commit('Something else');
  expect(check().output).toContain('`ContentDetail`: Property `summary`');
});

test('says when there is nothing to compare with', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(check()).toEqual({ status: 0, output: expect.stringContaining('Nothing to compare') });
});
