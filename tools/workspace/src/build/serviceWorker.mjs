import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Files of the client, and their sources. A worker is one classic script: it shares no file with pages. */
const workers = { 'sw.js': 'src/serviceWorker.ts', 'sw-off.js': 'src/serviceWorkerOff.ts' };

/**
 * Builds the service worker, and the one that removes it. `RELEASE` differs between builds of the client, so that browsers see a new worker.
 *
 * @type {() => import('vite').Plugin}
 */
export const serviceWorker = () => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const { root } = this.environment.config;
    const names = Object.keys(bundle).sort().join('\n');
    const release = createHash('sha256').update(names).digest('hex').slice(0, 12);
    for (const [fileName, entry] of Object.entries(workers)) {
      const { outputFiles } = await build({
        entryPoints: [join(root, entry)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2021',
        define: { RELEASE: JSON.stringify(release) },
        write: false,
      });
      this.emitFile({ type: 'asset', fileName, source: outputFiles[0]?.text ?? '' });
    }
  },
});
