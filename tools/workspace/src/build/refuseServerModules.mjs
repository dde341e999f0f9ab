import { relative } from 'node:path';

/** Modules that only the server may run: files that say so, and the entry points of libraries for the server. */
const serverModule = /\.server\.tsx?$|[\\/]libs[\\/][^\\/]+[\\/]src[\\/]server(\.tsx?$|[\\/])/;

const isServerModule = (/** @type {string} */ id) => serverModule.test(id);

/**
 * Fails the build of the client when one of its modules imports a module for the server. An import of types alone is allowed: it leaves no code.
 *
 * @type {() => import('vite').Plugin}
 */
export const refuseServerModules = () => ({
  name: 'refuse-server-modules',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildEnd(error) {
    if (error) return;
    const { root } = this.environment.config;
    const nameOf = (/** @type {string} */ id) => relative(root, id);
    const problems = [...this.getModuleIds()].filter(isServerModule).flatMap((id) => {
      const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
      const others = [...importers, ...dynamicImporters].filter((importer) => !isServerModule(importer));
      return others.map((importer) => `${nameOf(importer)} imports ${nameOf(id)}.`);
    });
    if (problems.length > 0) this.error(`The browser would get code of the server:\n${problems.join('\n')}`);
  },
});
