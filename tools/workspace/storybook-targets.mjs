import { basename } from 'node:path';

/** Nx plugin: every library with stories gets a `storybook` target that shows that library alone. */
export const name = 'storybook-targets';

const storybookTarget = (root) => ({
  command: 'storybook dev -c ../../apps/storybook/.storybook -p 6006 --no-open --ci',
  options: { cwd: root, env: { SB_SCOPE: basename(root) } },
  continuous: true,
});

export const createNodes = [
  'libs/*/src/**/*.stories.tsx',
  (files) => {
    const roots = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))];
    return roots.map((root) => [
      files.find((file) => file.startsWith(`${root}/`)),
      { projects: { [root]: { root, targets: { storybook: storybookTarget(root) } } } },
    ]);
  },
];

export const createNodesV2 = createNodes;
