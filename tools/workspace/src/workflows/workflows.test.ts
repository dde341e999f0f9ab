import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseStages, testStages } from '../pipeline/testStages.mjs';
import { readGithub, readGitlab } from './readWorkflows.mjs';

const root = join(__dirname, '../../../..');
const github = readGithub(root);
const gitlab = readGitlab(root);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const jobOf = (jobs: ReturnType<typeof readGitlab>, name: string) => {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job;
};
const ofMain = jobOf(github.main, 'test');
const ofNight = jobOf(github.nightly, 'proof');

const graph = {
  projects: [
    { name: 'storybook', root: 'apps/storybook', tags: [], targets: ['test-stories'] },
    { name: 'share-web-e2e', root: 'apps/share-web-e2e', tags: [], targets: ['e2e'] },
  ],
  dependencies: {},
};

const partOf = (run: string) => /--only (\S+)/.exec(run)?.[1];

test('the machines of main do together what `npm test` does, and nothing twice but the build', () => {
  const all = testStages(root, graph);
  const shards = ofMain.matrix.flatMap((run) => /--shard (\d)\/(\d)/.exec(run)?.slice(1) ?? []);
  expect(shards).toEqual(['1', '4', '2', '4', '3', '4', '4', '4']);
  const parts = new Set(ofMain.matrix.map(partOf));
  const run = [...parts].flatMap((part) => chooseStages(all, part)).filter(({ part }) => part !== 'build');
  expect(run.map(({ title }) => title).sort()).toEqual(
    all.flatMap(({ part, title }) => (part === 'build' ? [] : [title])).sort(),
  );
});

test('a part has the build where it needs one', () => {
  const titles = (only: string) => chooseStages(testStages(root, graph), only).map(({ part }) => part);
  expect(titles('source,unit')).not.toContain('build');
  expect(titles('visits')).toEqual(['build', 'visits']);
  expect(() => titles('visits,stroies')).toThrow(
    '"stroies" is no part of the tests: source, unit, stories, visits.',
  );
});

test('the night runs every long proof', () => {
  const proofs = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:workflows');
  expect(ofNight.matrix).toEqual(expect.arrayContaining(proofs));
});

test.each([...ofNight.matrix, ...jobOf(gitlab, 'nightly').matrix])(
  '%s is a command of package.json',
  (name) => {
    expect(scripts).toHaveProperty([name]);
  },
);

test('both services run the same', () => {
  expect(jobOf(gitlab, 'main').matrix).toEqual(ofMain.matrix);
  expect(jobOf(gitlab, 'nightly').matrix).toEqual(ofNight.matrix);
  const commandsOf = ({ commands }: typeof ofMain) =>
    commands.map(({ run }) => run.replace(/"[^"]*(\$\(.*\)|\$CI_\w+)"/, '"$BASE"'));
  expect(commandsOf(jobOf(gitlab, 'change'))).toEqual(commandsOf(jobOf(github.change, 'affected')));
  expect(commandsOf(jobOf(gitlab, 'main'))).toEqual(commandsOf(ofMain));
  for (const [one, other] of [
    [jobOf(gitlab, 'change'), jobOf(github.change, 'affected')],
    [jobOf(gitlab, 'main'), ofMain],
  ] as const) {
    expect(one.cached).toEqual(['node_modules']);
    expect(other.cached).toEqual(['node_modules']);
  }
  expect([...jobOf(gitlab, 'nightly').cached, ...ofNight.cached]).toEqual([]);
});
