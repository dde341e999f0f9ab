import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
/* eslint-disable @nx/enforce-module-boundaries -- Storybook reads its configuration without the paths of TypeScript */
import { toReadableName } from '../../../tools/workspace/src/build/classNames.mjs';
import { compileStyles } from '../../../tools/workspace/src/styles/compileStyles.mjs';

/** Libraries to show, separated by commas (`nx storybook <library>` sets one). Without it: all. */
const scope = process.env['SB_SCOPE'];
const root = new URL('../../../libs', import.meta.url).pathname;
const libraries = scope ? scope.split(',') : readdirSync(root);
const hasStories = (library: string) =>
  readdirSync(`${root}/${library}/src`, { recursive: true }).some((file) =>
    `${file}`.endsWith('.stories.tsx'),
  );
/** A library that shows nothing has a page that says so. */
const notes = libraries.some(hasStories)
  ? []
  : [{ directory: new URL('../notes', import.meta.url).pathname, files: '*.mdx' }];

/** `STYLES=runtime` renders with styled-components itself: the compiler must change nothing. */
const compiler = process.env['STYLES'] === 'runtime' ? [] : [compileStyles(toReadableName)];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    ...libraries.map((library) => ({
      directory: `${root}/${library}/src`,
      files: '**/*.stories.tsx',
      titlePrefix: library,
    })),
    ...notes,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    '../public',
    /* The worker file of the installed version, so that worker and library match. */
    { from: '../../../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ...compiler, react()],
    resolve: { ...vite.resolve, tsconfigPaths: true },
  }),
};

export default config;
