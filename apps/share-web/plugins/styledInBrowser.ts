import { join } from 'node:path';
import type { Plugin } from 'vite';

const standIn = join(import.meta.dirname, '../../../libs/islands/src/styledInBrowser.ts');

/** Leaves out of the browser's files what only the server needs of styled-components. */
export const styledInBrowser = (): Plugin => ({
  name: 'styled-in-browser',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === 'styled-components' ? standIn : null),
});
