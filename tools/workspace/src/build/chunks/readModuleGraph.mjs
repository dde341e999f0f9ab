import { parseSync } from 'vite';

/** @typedef {[from: string, name: string]} Source the module of a value, and its name there */

/** @typedef {{ sources: Source[], exported: Map<string, Source>, others: readonly string[], dynamic: readonly string[] }} ModuleRecord */

/**
 * The modules of a build. A module that imports a value of a library's entry point is taken to import the module that has the value, as the bundler
 * does, which leaves out values that are not used.
 *
 * @param {import('vite').Rolldown.PluginContext} context
 * @param {string} app folder of the app
 * @returns {Promise<import('./findLoads.mjs').Graph>}
 */
export const readModuleGraph = async (context, app) => {
  /** @type {Map<string, ModuleRecord>} */
  const records = new Map();
  for (const id of context.getModuleIds()) records.set(id, await readRecord(context, id));
  /** @type {(source: Source) => string} */
  const definerOf = ([from, name]) => {
    const next = records.get(from)?.exported.get(name);
    return next && next[0] !== from ? definerOf(next) : from;
  };
  return new Map(
    Array.from(records, ([id, { sources, exported, others, dynamic }]) => [
      id,
      {
        imports: [...new Set([...others, ...sources.map(definerOf)])].filter((imported) => imported !== id),
        passedOn: [...exported.values()].map(definerOf),
        dynamic,
        packageName: packageOf(id),
        isApp: id.startsWith(app),
      },
    ]),
  );
};

const packageOf = (/** @type {string} */ id) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];

const nameOf = (/** @type {{ kind: string, name?: string | null | undefined }} */ { kind, name }) =>
  name ?? kind;

/** @type {(context: import('vite').Rolldown.PluginContext, id: string) => Promise<ModuleRecord>} */
const readRecord = async (context, id) => {
  const { code, importedIds = [], dynamicallyImportedIds: dynamic = [] } = context.getModuleInfo(id) ?? {};
  /** @type {ModuleRecord} */
  const record = { sources: [], exported: new Map(), others: importedIds, dynamic };
  if (packageOf(id) || !code) return record;
  const { staticImports, staticExports } = parseSync(`${id}.js`, code).module;
  /** @type {Set<string>} */
  const found = new Set();
  const resolve = async (/** @type {string} */ request) => {
    const from = (await context.resolve(request, id))?.id ?? '';
    found.add(from);
    return from;
  };
  /** @type {Map<string, Source>} */
  const local = new Map();
  for (const { moduleRequest, entries } of staticImports) {
    const from = await resolve(moduleRequest.value);
    if (entries.length === 0) record.sources.push([from, '']);
    for (const { importName, localName } of entries) local.set(localName.value, [from, nameOf(importName)]);
  }
  record.sources.push(...local.values());
  for (const { moduleRequest, importName, exportName, localName } of staticExports.flatMap(
    (each) => each.entries,
  )) {
    /** @type {Source | undefined} */
    const source = moduleRequest
      ? [await resolve(moduleRequest.value), nameOf(importName)]
      : local.get(localName.name ?? '');
    if (source) record.exported.set(nameOf(exportName), source);
  }
  record.others = importedIds.filter((imported) => !found.has(imported));
  return record;
};
