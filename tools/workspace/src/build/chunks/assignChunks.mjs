import { basename } from 'node:path';
import { findLoads } from './findLoads.mjs';

/** @typedef {import('./findLoads.mjs').Row} Row */

/** A module that more than one in so many islands need is in the file `parts`. */
const partsShare = 5;

/**
 * Which modules share a file in the browser, by what loads them: a module belongs to the first of these files that needs it. Each file costs a
 * phone a round trip, so a first action needs `framework`, `page` and `actions` alone.
 *
 * - `entry`: the first script of every page.
 * - `framework`: React, by its packages; it changes rarely and is cached over many releases.
 * - `start`: what the code after the load event has in common with the code of islands, or one of its steps with another.
 * - `page`: what every page needs once an island hydrates; what a first action has in common with other islands.
 * - `actions`: the rest of a first action, up to the panels that it opens (`needs`).
 * - The file that all islands name which need the module (`file`, `shares`); where islands of item pages and others do, that of the former.
 * - Files of further packages.
 * - `parts`: what many islands need.
 *
 * What code that comes on demand on every page has in common with islands of items is in `page`; with other islands, in the file of that code.
 * Any other module has no name: it is in the file of its own `import()`, or the bundler makes a file for just those that need it.
 *
 * @param {import('./findLoads.mjs').Graph} graph
 * @param {{ entries: readonly string[], rows: readonly Row[], packages: Record<string, readonly string[]> }} options `packages`: names in
 *   the registry, by file; the first file comes before those of islands, the others after them
 * @returns {Map<string, string>} names of files, by module
 */
export const assignChunks = (graph, { entries, rows, packages }) => {
  const loads = findLoads(graph, entries, rows);
  const { usersOf, always, steps, onDemand, rowsOf, isFirst } = loads;
  /** @type {Map<string, string>} */
  const chunkOf = new Map(Array.from(loads.first, (id) => [id, 'entry']));
  const put = (
    /** @type {string} */ name,
    /** @type {(id: string, users: readonly string[]) => boolean} */ belongs,
  ) => {
    for (const [id, users] of usersOf) if (!chunkOf.has(id) && belongs(id, users)) chunkOf.set(id, name);
  };
  const putPackages = (/** @type {readonly [string, readonly string[]][]} */ files) => {
    for (const [name, names] of files) put(name, (id) => names.includes(graph.get(id)?.packageName ?? ''));
  };
  const [framework = ['framework', []], ...libraries] = Object.entries(packages);

  putPackages([framework]);
  put('start', (_, users) => isOfStart(users, loads));
  const runtime = new Set([...always].filter((root) => !steps.has(root)));
  const every = new Set(rows.filter(({ pages }) => pages === 'every').map(({ module }) => module));
  put('page', (_, users) => users.some((root) => runtime.has(root) || every.has(root)));
  const acting = actingRows(rows);
  const tapped = new Set(acting.filter(isFirst).map(({ module }) => module));
  const isTapped = (/** @type {string} */ _, /** @type {readonly string[]} */ users) =>
    users.some((root) => tapped.has(root));
  put('page', (id, users) => isTapped(id, users) && loads.ownersOf(id).some((row) => !acting.includes(row)));
  put('actions', isTapped);

  const isThere = (/** @type {string} */ id) => chunkOf.has(id) || !usersOf.has(id);
  put(
    'page',
    (id, users) =>
      users.some((root) => onDemand.includes(root)) &&
      !users.some((root) => steps.has(root)) &&
      rowsOf(id).some(isFirst) &&
      (graph.get(id)?.imports ?? []).every(isThere),
  );
  for (const root of onDemand)
    put(
      basename(root).replace(/\..*/, ''),
      (id, users) =>
        users.includes(root) && !rowsOf(id).some(isFirst) && !users.some((user) => always.has(user)),
    );

  const moduleOf = new Set(rows.map(({ module }) => module));
  const isAlone = (/** @type {readonly string[]} */ [root = '', ...others]) =>
    others.length === 0 && !moduleOf.has(root);
  const shared = [...usersOf].filter(([id, users]) => !chunkOf.has(id) && !isAlone(users));
  for (const [id] of shared) {
    const using = rowsOf(id);
    const ofItems = using.filter(isFirst);
    const file = sharedFile(using, rows) ?? (ofItems.length > 1 ? sharedFile(ofItems, rows) : undefined);
    if (file) chunkOf.set(id, file);
  }
  putPackages(libraries);
  put('parts', (id, users) => !isAlone(users) && rowsOf(id).length > rows.length / partsShare);
  return chunkOf;
};

/** The first script is there before its steps, and these before the others: a module that one needs alone is in its own file. */
const isOfStart = (
  /** @type {readonly string[]} */ users,
  /** @type {import('./findLoads.mjs').Loads} */ { always, steps, early },
) =>
  users.length > 1 &&
  (users.some((root) => early.has(root)) ||
    (users.some((root) => steps.has(root)) && users.filter((root) => always.has(root)).length > 1));

/** Islands whose first tap opens others, and those. @type {(rows: readonly Row[]) => Row[]} */
const actingRows = (rows) => {
  const needed = new Set(rows.flatMap(({ needs }) => needs));
  return rows.filter(({ name, needs }) => needs.length > 0 || needed.has(name));
};

/**
 * The file that all these islands name; of several, the one that the fewest islands name. A single island shares nothing.
 *
 * @type {(using: readonly Row[], rows: readonly Row[]) => string | undefined}
 */
const sharedFile = (using, rows) => {
  const [row, ...others] = using;
  if (!row || others.length === 0) return row?.file;
  const countOf = (/** @type {string} */ name) => rows.filter((each) => filesOf(each).includes(name)).length;
  return filesOf(row)
    .filter((name) => others.every((other) => filesOf(other).includes(name)))
    .sort((one, other) => countOf(one) - countOf(other) || (one < other ? -1 : 1))[0];
};

const filesOf = (/** @type {Row} */ { file, shares }) => (file ? [file, ...shares] : shares);
