import { readdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

/** Libraries to show, separated by commas (`nx storybook <library>` sets one). Without it: all. */
const scope = process.env['SB_SCOPE'];
const root = new URL('../../../libs', import.meta.url).pathname;
const libraries = scope ? scope.split(',') : readdirSync(root);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: libraries.map((library) => ({
    directory: `${root}/${library}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: library,
  })),
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
    plugins: [...(vite.plugins ?? []), react()],
    resolve: { ...vite.resolve, tsconfigPaths: true },
  }),
};

export default config;
