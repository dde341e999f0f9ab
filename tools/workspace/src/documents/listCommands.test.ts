import { listCommands } from './listCommands.mjs';

const commandsIn = (text: string, path = 'docs/guide.md') =>
  listCommands([{ path, text }]).map(({ command }) => command);

test.each([
  ['of a block, without its comment', '```sh\nnpm start   # the site\n```', ['npm start']],
  ['of a sentence', 'Run `npm run checks`.', ['npm run checks']],
  ['with variables', '`E2E_TAGS=feed npx nx e2e share-web-e2e`', ['E2E_TAGS=feed npx nx e2e share-web-e2e']],
  ['in a folder', '```\ncd apps/site && npm test\n```', ['cd apps/site && npm test']],
  ['once', '`npm test`, and again `npm test`', ['npm test']],
])('lists a command %s', (_name, text, commands) => {
  expect(commandsIn(text)).toEqual(commands);
});

test.each([
  ['with a value of one’s own', '`npx nx storybook <library>`, `npm test -- --only …`'],
  ['that is a name', '`node:http`, `node_modules`, `node`'],
  ['outside of code', 'npm start'],
])('lists nothing %s', (_name, text) => {
  expect(commandsIn(text)).toEqual([]);
});

test('names the line, and reads documents only', () => {
  const text = 'First\n`npm test`';
  expect(listCommands([{ path: 'README.md', text }])).toEqual([
    { command: 'npm test', place: 'README.md:2' },
  ]);
  expect(commandsIn(text, 'libs/feed/src/notes.md')).toEqual([]);
});
