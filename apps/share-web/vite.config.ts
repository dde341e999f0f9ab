import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type EnvironmentOptions } from 'vite';
/* eslint-disable @nx/enforce-module-boundaries -- Vite reads its configuration without the paths of TypeScript */
import { createClassNames, toReadableName } from '../../tools/workspace/src/build/classNames.mjs';
import { compressAssets } from '../../tools/workspace/src/build/compressAssets.mjs';
import { islandChunks } from '../../tools/workspace/src/build/chunks/islandChunks.mjs';
import { inlineScript } from '../../tools/workspace/src/build/inlineScript.mjs';
import { listBundles } from '../../tools/workspace/src/build/listBundles.mjs';
import { listPackages } from '../../tools/workspace/src/build/listPackages.mjs';
import { moveSourceMaps } from '../../tools/workspace/src/build/moveSourceMaps.mjs';
import { preloadHelper } from '../../tools/workspace/src/build/preloadHelper.mjs';
import { refuseServerModules } from '../../tools/workspace/src/build/refuseServerModules.mjs';
import { serviceWorker } from '../../tools/workspace/src/build/serviceWorker.mjs';
import { styleSheet } from '../../tools/workspace/src/build/styleSheet.mjs';
import { unusedComponents } from '../../tools/workspace/src/build/unusedComponents.mjs';
import { compileStyles } from '../../tools/workspace/src/styles/compileStyles.mjs';

/** Our libraries and react-router have no side effects when imported, so unused exports can be dropped. */
const treeshake = { moduleSideEffects: [{ test: /[\\/](libs|react-router)[\\/]/, sideEffects: false }] };

/** Packages that have files of their own: those of every island, and the library for remote data. */
const packages = {
  framework: ['react', 'react-dom', 'scheduler', 'zustand', 'react-error-boundary'],
  reading: ['swr', 'use-sync-external-store', 'dequal'],
};

/**
 * React and others also contain a development build and choose at run time by NODE_ENV. Bundling them fixes the choice, and the built
 * server needs nothing beside it.
 */
const serverPackages: Record<'build' | 'serve', EnvironmentOptions['resolve']> = {
  build: { noExternal: true },
  serve: { noExternal: ['swr'] },
};

/** The exports of react-router lead to its development build only. */
const routerBuild = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
];

/** One build makes both sides: the browser's files and the server. */
export default defineConfig(({ command }) => {
  // A build is a production build, whatever NODE_ENV is in the environment of its caller.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    base: '/davmu/share/',
    cacheDir: '../../node_modules/.vite/apps/share-web',
    resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
    plugins: [
      compileStyles(command === 'build' ? createClassNames() : toReadableName),
      react(),
      islandChunks(packages),
      unusedComponents(),
      refuseServerModules(),
      inlineScript(),
      listBundles(),
      listPackages(join(import.meta.dirname, '../..')),
      preloadHelper(),
      styleSheet(),
      serviceWorker(),
      compressAssets(),
      moveSourceMaps(),
    ],
    builder: {},
    environments: {
      client: {
        // A version that uses the browser's own features stands beside its module, as `name.browser.ts`.
        resolve: { extensions: ['.browser.ts', '.ts', '.tsx', '.mjs', '.js', '.json'] },
        build: {
          outDir: 'dist/client',
          manifest: true,
          // No file names its map: it is for `npm run source-lines` alone.
          sourcemap: 'hidden',
          cssCodeSplit: false,
          // Syntax that Chrome 87 and Safari 14 support. Chrome before 91 gets `f?.(...list)` wrong, which the linter refuses.
          target: 'es2021',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: ['src/entry.client.ts', 'src/traditional.client.ts'],
            optimization: { inlineConst: true },
            // A field of a class is assigned, which needs no helper.
            transform: { assumptions: { setPublicClassFields: true } },
            // The first module names all files: a character less of each.
            output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
            // Reading a property changes nothing, so a value that is used once can move to its use.
            treeshake: { ...treeshake, propertyReadSideEffects: false },
          },
        },
      },
      ssr: {
        resolve: serverPackages[command],
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
        build: {
          outDir: 'dist/server',
          target: 'node20',
          copyPublicDir: false,
          rolldownOptions: {
            input: { main: 'src/main.server.ts', site: 'src/site.server.ts' },
            output: { entryFileNames: '[name].js' },
            treeshake,
          },
        },
      },
    },
  };
});
