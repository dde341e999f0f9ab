import { join } from 'node:path';
import type { Plugin } from 'vite';

const standIn = join(import.meta.dirname, '../../../libs/islands/src/styledOnServer.ts');

/** Lets the built server's styled components write their constant classes themselves. */
export const styledOnServer = (): Plugin => ({
  name: 'styled-on-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id, importer) =>
    id === 'styled-components' && importer?.endsWith('.styles.ts') ? standIn : null,
});
