import { namedCommands } from './namedCommands.mjs';

const known = {
  scripts: { 'test:taps': '', start: '' },
  generators: { lib: {} },
  projects: [
    { name: 'api-contract', root: 'libs/api-contract', tags: [], targets: ['generate', 'test'] },
    { name: 'feed', root: 'libs/feed', tags: [], targets: ['test'] },
  ],
};
const check = (text: string, path = 'docs/guide.md') => namedCommands([{ path, text }], known);

test.each([
  ['scripts', '`npm run test:taps` and `npm start`, `npm ci`'],
  ['targets', '`npx nx run api-contract:generate`, `npx nx test feed`'],
  ['generators', '```sh\nnpx nx g @share/workspace:lib live --type=feature\n```'],
  ['what is no command', 'npm run nothing, `nx` alone, `…:component <Name>`'],
])('%s that exist pass', (_name, text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['a script', 'Then `npm run test:tap`.', 'npm run test:tap'],
  ['a target', '`npx nx run feed:generate`', 'nx run feed:generate'],
  ['a target of another project', '`npx nx generate feed`', 'nx generate feed'],
  ['a project', '`npx nx test feeds`', 'nx test feeds'],
  ['a generator', '```sh\nnpx nx g @share/workspace:page Poll\n```', 'nx g @share/workspace:page'],
])('%s that does not exist is a problem', (_name, text, command) => {
  expect(check(text)).toEqual([expect.stringContaining(`says \`${command}\`, which is no command here.`)]);
});

test('other files may name what they like', () => {
  expect(check('`npm run test:tap`', 'libs/feed/src/notes.md')).toEqual([]);
});
