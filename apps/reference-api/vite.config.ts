import { defineConfig } from 'vite';

/** One file for Node; packages stay outside and are read from node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/reference-api',
  resolve: { tsconfigPaths: true },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: 'src/main.ts', output: { entryFileNames: 'main.js' } },
  },
});
