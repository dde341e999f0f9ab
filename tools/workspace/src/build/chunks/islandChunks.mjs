import { relative } from 'node:path';
import { isStyleFile } from '../../styles/createLookUp.mjs';
import { assignChunks } from './assignChunks.mjs';
import { furtherLibraries } from './furtherLibraries.mjs';
import { readIslandRows } from './readIslandRows.mjs';
import { readModuleGraph } from './readModuleGraph.mjs';

/** @typedef {{ isFurther: (file: string) => boolean }} IslandChunks `isFurther`: whether a file is of a library of pages that show no item */

/**
 * Puts the modules of the client into files, from the rows of islands and what imports what (`assignChunks`). Takes out of the rows what only the
 * build reads, and writes `.vite/islands.json`: the rows, with their modules and tables by their paths from the root of the app.
 *
 * @param {Record<string, readonly string[]>} packages names in the registry, by file
 * @returns {import('vite').Plugin<IslandChunks>}
 */
export const islandChunks = (packages) => {
  /** @type {import('./findLoads.mjs').Row[]} */
  const rows = [];
  /** @type {Map<string, string>} */
  let chunkOf = new Map();
  /** @type {Set<string>} */
  let further = new Set();
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ name: (/** @type {string} */ id) => chunkOf.get(id) ?? null }],
  };
  return {
    name: 'island-chunks',
    api: { isFurther: (file) => [...further].some((folder) => file.startsWith(folder)) },
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    }),
    transform: {
      filter: { code: 'satisfies IslandModules' },
      async handler(text, id) {
        const { rows: read, code } = readIslandRows(id, text);
        for (const row of read) {
          const module = (await this.resolve(row.request, id))?.id;
          if (!module) return this.error(`The island ${row.name} has no module "${row.request}".`);
          rows.push({ ...row, module, table: id });
        }
        return { code: code.toString(), map: code.generateMap({ hires: true }) };
      },
    },
    async buildEnd(error) {
      if (error) return;
      const graph = await readModuleGraph(this, this.environment.config.root);
      const entries = [...graph.keys()].filter((id) => this.getModuleInfo(id)?.isEntry);
      chunkOf = assignChunks(graph, { entries, rows, packages });
      further = furtherLibraries(graph, { entries, rows }, isStyleFile);
    },
    generateBundle() {
      const { root } = this.environment.config;
      const written = rows
        .map(({ name, when, pages, needs, file, shares, module, table }) => ({
          name,
          when,
          pages,
          needs,
          file,
          shares,
          module: relative(root, module),
          table: relative(root, table),
        }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: '.vite/islands.json', source: JSON.stringify(written) });
    },
  };
};
