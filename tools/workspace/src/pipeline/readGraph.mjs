import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/** @typedef {{ name: string, root: string, tags: string[], targets: string[] }} GraphProject */
/** @typedef {Record<string, { target: string, type?: string }[]>} Dependencies by project */
/** @typedef {{ projects: GraphProject[], dependencies: Dependencies }} Graph */
/** @typedef {{ data: { root: string, tags?: string[], targets?: Record<string, unknown> } }} NxNode */

/**
 * The project graph as Nx sees it now, read in a child process so that the caches of Nx end with it.
 *
 * @throws {Error} when Nx cannot read the workspace
 */
export const readGraph = async (/** @type {string} */ root) => {
  const folder = join(root, 'test-results');
  const file = join(folder, 'graph.json');
  mkdirSync(folder, { recursive: true });
  const code = await runCommand(root, process.execPath, [join(import.meta.dirname, 'writeGraph.mjs'), file], {
    env: { NX_DAEMON: 'false' },
    onlyErrors: true,
  });
  if (code !== 0) throw new Error('Nx could not read the project graph (see its message above).');
  return toGraph(JSON.parse(readFileSync(file, 'utf8')));
};

/** @type {(graph: { nodes: Record<string, NxNode>, dependencies: Dependencies }) => Graph} */
export const toGraph = (graph) => ({
  projects: Object.entries(graph.nodes).map(([name, { data }]) => ({
    name,
    root: data.root,
    tags: (data.tags ?? []).filter((tag) => !tag.startsWith('npm:')),
    targets: Object.keys(data.targets ?? {}),
  })),
  dependencies: Object.fromEntries(
    Object.keys(graph.nodes).map((name) => [
      name,
      (graph.dependencies[name] ?? []).filter(({ target }) => target in graph.nodes),
    ]),
  ),
});
