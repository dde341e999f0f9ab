/**
 * A module of the browser. Entry points of libraries only pass values on: `imports` are the modules that have these.
 *
 * @typedef {object} Module
 * @property {readonly string[]} imports
 * @property {readonly string[]} passedOn modules whose values it passes on
 * @property {readonly string[]} dynamic modules that it loads by `import()`
 * @property {string} [packageName] of a module from the registry
 * @property {boolean} isApp of the app, which puts the libraries together
 */

/** @typedef {ReadonlyMap<string, Module>} Graph by id */

/**
 * A row of a table of islands, with the ids of its component and its table.
 *
 * @typedef {import('./readIslandRows.mjs').IslandRow & { module: string, table: string }} Row
 */

/**
 * Where code of the browser is loaded: by an entry, or by an `import()`, here called a root.
 *
 * @typedef {object} Loads
 * @property {ReadonlySet<string>} first modules of the entry that has the tables of islands: the first script of every page
 * @property {ReadonlyMap<string, readonly string[]>} usersOf the roots that need a module, without those of entries
 * @property {ReadonlySet<string>} always roots that the app itself loads on every page
 * @property {ReadonlySet<string>} steps those of them that do without React
 * @property {ReadonlySet<string>} early those steps that the first script loads
 * @property {readonly string[]} onDemand roots that code of every page loads when it is used
 * @property {(id: string) => Row[]} rowsOf the islands that need a module: at once, or by code that a panel loads later; only if there are none, by any code
 * @property {(id: string) => Row[]} ownersOf the islands that need a module, at once or later
 * @property {(row: Row) => boolean} isFirst whether the first script knows the island; the others are of pages that show no item
 */

/** @type {(graph: Graph, root: string) => Set<string>} */
const reachFrom = (graph, root) => {
  const reached = new Set([root, ...(graph.get(root)?.passedOn ?? [])]);
  for (const id of reached) for (const to of graph.get(id)?.imports ?? []) reached.add(to);
  return reached;
};

/** The modules of every root, and the modules that load a root. @type {(graph: Graph, entries: readonly string[]) => { reach: Map<string, Set<string>>, importersOf: Map<string, string[]> }} */
const followImports = (graph, entries) => {
  /** @type {Map<string, Set<string>>} */
  const reach = new Map();
  /** @type {Map<string, string[]>} */
  const importersOf = new Map();
  const roots = new Set(entries);
  for (const root of roots) {
    reach.set(root, reachFrom(graph, root));
    for (const id of reach.get(root) ?? [])
      for (const to of graph.get(id)?.dynamic ?? []) {
        roots.add(to);
        importersOf.set(to, [...(importersOf.get(to) ?? []), id]);
      }
  }
  return { reach, importersOf };
};

/** What modules of the app load from the first script on; not islands, and not the tables that only some pages need. */
const loadedAlways = (
  /** @type {Graph} */ graph,
  /** @type {Iterable<string>} */ start,
  /** @type {(root: string) => boolean} */ isSpecial,
  /** @type {Map<string, Set<string>>} */ reach,
) => {
  /** @type {Set<string>} */
  const always = new Set();
  const ids = new Set(start);
  for (const id of ids) {
    const module = graph.get(id);
    for (const root of module?.isApp ? module.dynamic : []) {
      if (isSpecial(root)) continue;
      always.add(root);
      for (const next of reach.get(root) ?? []) ids.add(next);
    }
  }
  return always;
};

/** @type {(graph: Graph, entries: readonly string[], rows: readonly Row[]) => Loads} */
export const findLoads = (graph, entries, rows) => {
  const { reach, importersOf } = followImports(graph, entries);
  const modulesOf = (/** @type {string} */ root) => reach.get(root) ?? new Set();
  const first = modulesOf(entries.find((id) => rows.some(({ table }) => modulesOf(id).has(table))) ?? '');
  const isFirst = (/** @type {Row} */ { table }) => first.has(table);
  const rowOf = new Map(rows.map((row) => [row.module, row]));
  const furtherTables = rows.filter((row) => !isFirst(row)).map(({ table }) => table);
  const hasTable = (/** @type {string} */ root) => furtherTables.some((table) => modulesOf(root).has(table));

  const ofEntries = new Set(entries.flatMap((id) => [...modulesOf(id)]));
  /** @type {Map<string, string[]>} */
  const usersOf = new Map();
  for (const root of reach.keys())
    for (const id of entries.includes(root) ? [] : modulesOf(root))
      if (!ofEntries.has(id)) usersOf.set(id, [...(usersOf.get(id) ?? []), root]);

  const always = loadedAlways(graph, first, (root) => rowOf.has(root) || hasTable(root), reach);
  const hasReact = (/** @type {string} */ root) =>
    [...modulesOf(root)].some((id) => graph.get(id)?.packageName === 'react');
  const steps = new Set([...always].filter((root) => !hasReact(root)));
  const importers = (/** @type {string} */ root) => importersOf.get(root) ?? [];
  const early = new Set([...steps].filter((root) => importers(root).some((id) => first.has(id))));
  const runtime = new Set([...always].filter(hasReact).flatMap((root) => [...modulesOf(root)]));
  const onDemand = [...reach.keys()].filter(
    (root) =>
      !rowOf.has(root) &&
      !always.has(root) &&
      importers(root).some((id) => runtime.has(id) && !ofEntries.has(id)),
  );

  const isPassage = (/** @type {string} */ root) =>
    graph.get(root)?.imports.length === 0 && graph.get(root)?.passedOn.length !== 0;
  const users = (/** @type {string} */ id) => usersOf.get(id) ?? [];
  /** @type {(root: string, seen?: Set<string>) => Row[]} */
  const ownersOfRoot = (root, seen = new Set()) => {
    const row = rowOf.get(root);
    if (row) return [row];
    if (seen.has(root) || isPassage(root)) return [];
    seen.add(root);
    return importers(root)
      .flatMap(users)
      .flatMap((user) => ownersOfRoot(user, seen));
  };
  const ownersOf = (/** @type {string} */ id) => users(id).flatMap((root) => ownersOfRoot(root));
  const rowsOf = (/** @type {string} */ id) => {
    const atOnce = users(id).filter((root) => rowOf.has(root));
    const later = users(id)
      .filter((root) => !rowOf.has(root))
      .flatMap((root) => ownersOfRoot(root))
      .filter(({ pages }) => atOnce.length === 0 || !pages);
    return [...new Set([...atOnce.flatMap((root) => ownersOfRoot(root)), ...later])];
  };
  return { first, usersOf, always, steps, early, onDemand, rowsOf, ownersOf, isFirst };
};
