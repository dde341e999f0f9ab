import { planChromium } from './findChromium.mjs';
import { isInstalled } from './install.mjs';
import { toGraph } from './readGraph.mjs';
import { missingTasks } from './testStages.mjs';

describe('isInstalled', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-x' };
  const lock = {
    packages: { '': {}, 'node_modules/a': entry, 'node_modules/win': { ...entry, optional: true } },
  };

  it('accepts what the lockfile lists, without optional packages of other platforms', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': entry } })).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/a': { ...entry, version: '1.0.1' } }],
    ['other bytes', { 'node_modules/a': { ...entry, integrity: 'sha512-y' } }],
    ['one too many', { 'node_modules/a': entry, 'node_modules/b': entry }],
  ])('notices %s', (_name, packages) => {
    expect(isInstalled(lock, { packages })).toBe(false);
  });
});

describe('planChromium', () => {
  it.each([
    [
      'uses the installed program',
      { chromium: '/x', hasBoth: true, fonts: true, canInstall: true },
      { do: 'use', path: '/x' },
    ],
    [
      'uses the requested program',
      { chromium: '/x', requested: '/x', fonts: false, canInstall: true },
      { do: 'use', path: '/x' },
    ],
    ['installs what is missing', { fonts: false, canInstall: true }, { do: 'install' }],
    ['adds the fonts', { chromium: '/x', hasBoth: true, fonts: false, canInstall: true }, { do: 'install' }],
    [
      'adds the shell or the whole program',
      { chromium: '/x', fonts: true, canInstall: true },
      { do: 'install' },
    ],
    ['does without fonts', { chromium: '/x', fonts: false, canInstall: false }, { do: 'use', path: '/x' }],
    ['does without the shell', { chromium: '/x', fonts: true, canInstall: false }, { do: 'use', path: '/x' }],
  ])('%s', (_name, machine, plan) => {
    expect(planChromium(machine)).toEqual(plan);
  });

  it.each([
    [
      { fonts: true, canInstall: false },
      'install the packages chromium, chromium-headless-shell, fonts-noto-cjk',
    ],
    [{ fonts: true, canInstall: true, requested: '/nowhere' }, '/nowhere'],
  ])('stops with a sentence', (machine, sentence) => {
    expect(planChromium(machine)).toEqual({ do: 'stop', because: expect.stringContaining(sentence) });
  });
});

it('reads the graph that Nx writes, without its own tags and the packages of npm', () => {
  const node = { data: { root: 'libs/x', tags: ['type:ui', 'npm:private'], targets: { lint: {} } } };
  const dependencies = { x: [{ target: 'npm:hono' }], 'npm:hono': [{ target: 'npm:hono' }] };
  expect(toGraph({ nodes: { x: node }, dependencies })).toEqual({
    projects: [{ name: 'x', root: 'libs/x', tags: ['type:ui'], targets: ['lint'] }],
    dependencies: { x: [] },
  });
});

it('names what a complete run needs and the workspace does not have', () => {
  const safety = { name: 'safety', root: 'libs/safety', tags: [], targets: ['e2e'] };
  const missing = missingTasks({ projects: [safety], dependencies: {} });
  expect(missing.join('\n')).toContain('share-web-e2e');
  expect(missing.join('\n')).not.toContain('The project safety');
});
