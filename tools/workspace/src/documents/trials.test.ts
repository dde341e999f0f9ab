import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../checks/listFiles.mjs';
import { listCommands } from './listCommands.mjs';
import { generators, leftOut, runs, served } from './trials.mjs';

const root = join(__dirname, '../../../..');

test('every command of the documents is run by the trial, or left out with a reason, and there are no others', () => {
  const documents = listFiles(root)
    .filter((path: string) => path.endsWith('.md'))
    .map((path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const tried = [
    ...runs,
    ...generators.map(({ command }) => command),
    ...served.flatMap(({ command, then = [] }) => [command, ...then]),
    ...Object.values(leftOut).flat(),
  ];
  expect([...tried].sort()).toEqual(
    listCommands(documents)
      .map(({ command }) => command)
      .sort(),
  );
});
