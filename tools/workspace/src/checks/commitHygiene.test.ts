import { commitHygiene } from './commitHygiene.mjs';

const root = '/srv/copies/site';
const check = (path: string, text: string) => commitHygiene([{ path, text }], root);

/** Put together here, so that this file itself stays clean. */
const planted = (...parts: string[]) => parts.join('');

it.each([
  ['an address of the site', 'docs/x.md', 'Open `/davmu/share/home/index.html`.'],
  [
    'a path inside the repository',
    'libs/ui/README.md',
    'See ../../docs/architecture.md and ../safety/README.md.',
  ],
  [
    'a configuration that extends another',
    'libs/ui/tsconfig.json',
    '{ "extends": "../../tsconfig.base.json" }',
  ],
  ['hostile input in a test', 'libs/safety/src/segment.test.ts', "segment('../../../../etc/passwd')"],
  ['a glob', 'knip.json', '{ "entry": ["**/../../x"] }'],
  ['a public package page', 'docs/x.md', 'https://www.npmjs.com/package/hono'],
])('accepts %s', (_name, path, text) => {
  expect(check(path, text)).toEqual([]);
});

it.each([
  ['a home folder', 'x.ts', planted("const x = '/ho", "me/anyactor/site';"), 'folder of one machine'],
  ['a Windows home folder', 'x.ts', planted('C:\\Us', 'ers\\user1'), 'folder of one machine'],
  ['the working copy', 'x.ts', `const x = '${root}/libs';`, 'this working copy'],
  ['a registry', '.npmrc', planted('regis', 'try=https://packages.example/'), 'sets a package registry'],
  ['an address of one', 'x.json', planted('"https://', 'npm.example.org/x.tgz"'), 'names a package registry'],
  ['an issue', 'README.md', planted('see issue', ' #12'), 'numbered issue'],
  ['a conflict', 'x.ts', planted('<<<<', '<<< HEAD\n'), 'merge conflict'],
  ['a path out of it', 'docs/x.md', planted('see ../', '../notes/plan.md'), 'out of the repository'],
])('refuses %s', (_name, path, text, sentence) => {
  expect(check(path, `first line\n${text}`)).toEqual([expect.stringMatching(`^${path}:2 .*${sentence}`)]);
});
