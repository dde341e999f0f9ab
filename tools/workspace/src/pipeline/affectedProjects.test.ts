import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readGraph } from './readGraph.mjs';

const root = join(__dirname, '../../../..');

/** The projects whose tests Nx runs when a file has changed, by the real graph. */
const testedAfter = (file: string): string[] => {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const args = [nx, 'show', 'projects', '--affected', `--files=${file}`, '--with-target=test', '--json'];
  const env = { ...process.env, NX_DAEMON: 'false' };
  return (
    JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })) as string[]
  ).sort();
};

/** The project and all that import it, from one to the next. */
const dependantsOf = async (name: string): Promise<string[]> => {
  const { dependencies, projects } = await readGraph(root);
  const found = new Set([name]);
  for (const current of found)
    for (const [project, targets] of Object.entries(dependencies))
      if (targets.some(({ target }) => target === current)) found.add(project);
  const tested = projects.filter(({ targets }) => targets.includes('test')).map((project) => project.name);
  return [...found].filter((each) => tested.includes(each)).sort();
};

test('a change of a leaf runs its own tests and those of its dependants, and no others', async () => {
  const tested = testedAfter('libs/desktop-page/src/index.ts');
  expect(tested).toEqual(await dependantsOf('desktop-page'));
  expect(tested).toEqual(expect.arrayContaining(['desktop-page', 'share-web']));
  expect(tested).not.toEqual(expect.arrayContaining(['feed']));
  expect(tested).not.toEqual(expect.arrayContaining(['reference-platform']));
});

test('a change of the contract runs the tests of both its sides', async () => {
  const tested = testedAfter('libs/api-contract/src/index.ts');
  expect(tested).toEqual(await dependantsOf('api-contract'));
  expect(tested).toEqual(
    expect.arrayContaining([
      'api-contract',
      'api-client',
      'content-detail',
      'live',
      'reference-platform',
      'share-web',
    ]),
  );
});
