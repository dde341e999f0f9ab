import { join } from 'node:path';
import { defineConfig } from 'vite';
/* eslint-disable @nx/enforce-module-boundaries -- Vite reads its configuration without the paths of TypeScript */
import { listPackages } from '../../tools/workspace/src/build/listPackages.mjs';

/** A program for Node. Outside stay only packages that bring files besides modules: native code, and a database in WebAssembly. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/reference-api',
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: true, external: ['sharp', '@electric-sql/pglite'] },
  plugins: [listPackages(join(import.meta.dirname, '../..'))],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: 'src/main.ts', output: { entryFileNames: 'main.js' } },
  },
});
