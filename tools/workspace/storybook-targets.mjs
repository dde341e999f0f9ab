import { basename, dirname } from 'node:path';

/** Nx plugin: every library gets a `storybook` target that shows that library alone. */
export const name = 'storybook-targets';

const storybookTarget = (root) => ({
  command: 'storybook dev -c ../../apps/storybook/.storybook -p 6006 --no-open --ci',
  options: { cwd: root, env: { SB_SCOPE: basename(root) } },
  continuous: true,
});

export const createNodes = [
  'libs/*/project.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { root, targets: { storybook: storybookTarget(root) } } } }];
    }),
];

export const createNodesV2 = createNodes;
