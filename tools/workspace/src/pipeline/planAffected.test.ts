import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../checks/listFiles.mjs';
import { planAffected } from './planAffected.mjs';
import { readSpecTags } from './readChange.mjs';

const root = join(__dirname, '../../../..');

const project = (name: string, type: string, folder = 'libs', targets: string[] = []) => ({
  name,
  root: `${folder}/${name}`,
  tags: [`type:${type}`],
  targets,
});

const on = (...targets: string[]) => targets.map((target) => ({ target }));

const graph = {
  projects: [
    project('auth', 'feature'),
    project('comments', 'feature', 'libs', ['test']),
    project('session', 'data-access'),
    project('wire', 'data-access'),
    project('ui', 'ui'),
    project('safety', 'util', 'libs', ['e2e']),
    project('site', 'app', 'apps'),
    project('site-e2e', 'e2e', 'apps', ['e2e']),
    project('storybook', 'catalogue', 'apps'),
    project('workspace', 'tool', 'tools'),
  ],
  dependencies: {
    auth: on('ui', 'session'),
    comments: on('ui', 'session', 'wire', 'workspace'),
    ui: on('safety'),
    site: on('auth', 'comments'),
    storybook: on('auth', 'comments', 'ui').map((edge) => ({ ...edge, type: 'implicit' })),
  },
};

const plan = (...files: string[]) =>
  planAffected({
    files,
    hasNewSurface: false,
    graph,
    storyLibraries: ['auth', 'comments', 'ui'],
    specTags: {
      'login.scenario.spec.ts': ['auth', 'session'],
      'talk.spec.ts': ['comments'],
      'open.spec.ts': ['comments', 'smoke'],
    },
  });

describe('planAffected', () => {
  it('keeps a change of a feature to its own stories and tags, beside the smoke test', () => {
    const { touched, ...rest } = plan('libs/auth/src/panel.tsx');
    expect(touched.map(({ name }) => name)).toEqual(['auth']);
    expect(rest).toMatchObject({
      unused: false,
      stories: ['auth'],
      browserTags: ['smoke', 'auth'],
      scenarios: true,
      e2eProjects: [],
      leftOut: [
        expect.stringMatching(/^the search for unused code/),
        expect.stringMatching(/^the stories of comments, ui: /),
        expect.stringMatching(/^the browser tests talk: none has a tag of @smoke, @auth/),
      ],
    });
  });

  it.each([
    ['a file of a library', 'libs/auth/src/panel.tsx', ['auth']],
    ['a document', 'docs/architecture.md', []],
  ])('lints the touched projects alone for %s', (_name, file, linted) => {
    expect(plan(file).linted.map(({ name }) => name)).toEqual(linted);
  });

  it.each([
    'eslint.config.mjs',
    'package-lock.json',
    'tools/workspace/src/boundaries.mjs',
    'tools/workspace/src/lint/noBrowserGlobals.mjs',
    'libs/auth/project.json',
  ])('lints everything when %s may change what is said about every file', (file) => {
    expect(plan(file).linted).toEqual(graph.projects);
  });

  it('joins what several touched libraries need', () => {
    expect(plan('libs/auth/src/a.ts', 'libs/comments/src/b.ts')).toMatchObject({
      stories: ['auth', 'comments'],
      browserTags: ['smoke', 'auth', 'comments'],
    });
  });

  it('runs the browser tests of a library without stories', () => {
    expect(plan('libs/session/src/a.ts')).toMatchObject({ stories: [], browserTags: ['smoke', 'session'] });
  });

  it('keeps a change of shared components to the stories of those that import them, and their tags', () => {
    expect(plan('libs/ui/src/Button.tsx')).toMatchObject({
      stories: ['auth', 'comments', 'ui'],
      browserTags: ['smoke', 'ui'],
      scenarios: false,
    });
  });

  it.each([
    ['a library under every page', 'libs/safety/src/a.ts', ['auth', 'comments', 'ui']],
    ['a library that no browser test names', 'libs/wire/src/a.ts', ['comments']],
    ['the app', 'apps/site/src/main.ts', []],
    ['the support of the browser tests', 'apps/site-e2e/src/support/platform.ts', []],
    ['the lockfile', 'package-lock.json', ['auth', 'comments', 'ui']],
    ['the build of the app', 'tools/workspace/src/build/classNames.mjs', []],
  ])('runs every browser test for %s, and the stories of all that stands on it', (_name, file, stories) => {
    expect(plan(file)).toMatchObject({ stories, browserTags: 'all' });
  });

  it('runs the browser proof that a library has for itself when it is touched', () => {
    expect(plan('libs/safety/src/a.ts').e2eProjects).toEqual(['safety']);
    expect(plan('libs/auth/src/a.ts').e2eProjects).toEqual([]);
  });

  it.each([
    ['a story', 'libs/auth/src/panel.stories.tsx', ['auth'], ['smoke']],
    ['the catalogue', 'apps/storybook/.storybook/preview.tsx', ['auth', 'comments', 'ui'], ['smoke']],
    ['a browser test', 'apps/site-e2e/src/login.scenario.spec.ts', [], ['smoke', 'auth', 'session']],
    ['a unit test', 'libs/ui/src/theme.test.ts', [], ['smoke']],
    ['a document', 'docs/architecture.md', [], ['smoke']],
    ['a tool', 'tools/workspace/src/boundaries.mjs', [], ['smoke']],
  ])('runs no more than it needs for %s', (_name, file, stories, browserTags) => {
    expect(plan(file)).toMatchObject({ stories, browserTags });
  });
});

describe('the browser tests', () => {
  const specTags = Object.entries(readSpecTags(root, listFiles(root)));
  const isLibrary = (name: string) => existsSync(join(root, 'libs', name, 'project.json'));
  const read = (path: string) => readFileSync(join(root, 'apps/share-web-e2e', path), 'utf8');

  it.each(specTags)('%s has tags, all of them names of libraries or smoke', (spec, tags) => {
    expect(tags.some(isLibrary)).toBe(true);
    expect(tags.filter((tag) => tag !== 'smoke' && !isLibrary(tag))).toEqual([]);
    const headings = read(`src/${spec}`).match(/^test(\.describe)?\([^]*?=>/gm) ?? [];
    expect(headings.filter((heading) => !heading.includes('{ tag'))).toEqual([]);
  });

  it('have a smoke test', () => {
    expect(specTags.some(([, tags]) => tags.includes('smoke'))).toBe(true);
  });

  it('run whatever becomes of the others: no project of theirs waits for another', () => {
    expect(read('playwright.config.mjs')).not.toMatch(/dependencies|teardown/);
  });
});
