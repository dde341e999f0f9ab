import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './plugins/compressAssets.ts';
import { inlineScript } from './plugins/inlineScript.ts';

/** Small parts that many islands share travel together: a phone asks for few files, each a round trip. */
const advancedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'player', test: /libs[\\/]media-player[\\/]src[\\/]/, minShareCount: 2 },
    { name: 'kit', test: /libs[\\/]ui[\\/]src[\\/](?!image-viewer)/, minShareCount: 3 },
  ],
};

/**
 * One build makes both sides: the browser's files and the server. They must come from the same place and time,
 * because the names styled-components gives depend on the source path.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/davmu/share/',
  cacheDir: '../../node_modules/.vite/apps/share-web',
  resolve: { tsconfigPaths: true },
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
    },
  },
  plugins: [react(), inlineScript(), compressAssets()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: ['chrome87', 'safari14'],
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry.client.ts',
          output: { advancedChunks },
          // Our libraries do nothing when imported: what an entry point offers and nobody uses is left out.
          treeshake: { moduleSideEffects: [{ test: /[\\/]libs[\\/]/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      resolve: { noExternal: ['styled-components', 'swr'] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
        rolldownOptions: { input: { main: 'src/main.server.ts' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
