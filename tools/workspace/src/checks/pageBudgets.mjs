/**
 * A row of a table of islands as the build writes it to `.vite/islands.json`, with its module and its table by their paths from the root of the app.
 *
 * @typedef {object} Island
 * @property {string} name
 * @property {string} when
 * @property {'every' | readonly string[]} [pages] kinds of page that have it; absent: a panel
 * @property {readonly string[]} needs
 * @property {string} [file]
 * @property {readonly string[]} shares
 * @property {string} module
 * @property {string} table
 */

/**
 * Limits are kB of 1000 bytes, brotli 11.
 *
 * @typedef {object} Budgets
 * @property {string} client
 * @property {{ start: Step[], runtime: string, filesOfFirstAction: number, onDemand: string[] }} everyPage `start`: what a page loads by
 *   itself; `runtime`: the module that hydrates islands; `onDemand`: modules that come with a use of their own only
 * @property {Record<string, { unasked: number, touched?: number, firstAction?: number, never?: string[] }>} kinds by kind of page:
 *   islands that hydrate without a touch, with the runtime; those that wait for one; all JavaScript by the end of a first action, but where the page
 *   itself is the action; `never`: islands whose code it may not load although they share it
 * @property {{ page: string, after?: string, steps: Step[] }[]} further what comes after that, or after the start
 */

/** @typedef {import('./byteBudgets.mjs').PageBudget} PageBudget */
/** @typedef {import('./byteBudgets.mjs').Bundle & { name: string }} NamedBundle */
/** @typedef {PageBudget['steps'][number]} Step */

const waitsForTouch = (/** @type {Island} */ { when }) => when === 'touch' || when === 'user';

const isOfEveryPage = (/** @type {Island} */ { pages }) => pages === 'every';

const isOf =
  (/** @type {string} */ kind) =>
  (/** @type {Island} */ { pages }) =>
    pages !== undefined && pages !== 'every' && pages.includes(kind);

/**
 * What each kind of page loads, step by step: which islands it has is in their rows.
 *
 * @type {(budgets: Budgets, islands: readonly Island[], bundles: readonly NamedBundle[]) => PageBudget[]}
 * @throws {Error} when a kind of page has no limits, or no island is of a kind or has a name that the budgets have
 */
export const pageBudgets = ({ everyPage, kinds, further }, islands, bundles) => {
  refuseOtherKinds(Object.keys(kinds), islands);
  const { start, runtime, onDemand, filesOfFirstAction } = everyPage;
  const modulesOf = (/** @type {Step[]} */ steps) => steps.flatMap(({ entries }) => entries);
  const alone = islands.filter((row) => !isShared(row, islands, bundles));
  const pages = Object.entries(kinds).map(([kind, limits]) => {
    const own = islands.filter(isOf(kind));
    const touched = own.filter(waitsForTouch).map(({ module }) => module);
    const unasked = own.filter((row) => !waitsForTouch(row)).map(({ module }) => module);
    const entries = [runtime, ...own.map(({ table }) => table), ...unasked];
    return {
      page: kind,
      before: modulesOf(start),
      steps: [
        { when: 'islands', entries, limitKb: limits.unasked },
        ...(touched.length > 0 ? [{ when: 'on touch', entries: touched, limitKb: limits.touched ?? 0 }] : []),
      ],
      ...(limits.firstAction && {
        firstAction: {
          tap: 'first action',
          start: start[0]?.entries ?? [],
          chain: chainOf(runtime, own, islands),
          files: filesOfFirstAction,
          limitKb: limits.firstAction,
        },
      }),
      never: [
        ...onDemand,
        ...alone.filter((row) => !isOf(kind)(row)).map(({ module }) => module),
        ...(limits.never ?? []).map((name) => moduleOf(name, islands)),
      ],
    };
  });
  const afterwards = further.map(({ after, page, steps }) => {
    const kind = pages.find((each) => each.page === after);
    const requested = modulesOf(steps);
    return {
      page,
      steps,
      before: modulesOf([...start, ...(kind?.steps ?? [])]),
      never: kind?.never.filter((module) => !requested.includes(module)) ?? [],
    };
  });
  return [{ page: 'every page', steps: start }, ...pages, ...afterwards];
};

/** @type {(name: string, islands: readonly Island[]) => string} */
const moduleOf = (name, islands) => {
  const island = islands.find((each) => each.name === name);
  if (!island) throw new Error(`There is no island "${name}".`);
  return island.module;
};

/** @type {(kinds: readonly string[], islands: readonly Island[]) => void} */
const refuseOtherKinds = (kinds, islands) => {
  const named = new Set(islands.flatMap(({ pages }) => (pages && pages !== 'every' ? pages : [])));
  const unlimited = [...named].filter((kind) => !kinds.includes(kind));
  if (unlimited.length > 0)
    throw new Error(`These kinds of page have no byte budget: ${unlimited.join(', ')}.`);
  const gone = kinds.filter((kind) => !named.has(kind));
  if (gone.length > 0) throw new Error(`No island is of these kinds of page: ${gone.join(', ')}.`);
};

/**
 * A first action, of the islands of this kind, or else of every page, that need the code of others for it: what is requested at once, link by
 * link. An island of every page requests what it needs together with its own code.
 *
 * @type {(runtime: string, own: readonly Island[], islands: readonly Island[]) => string[][]}
 */
const chainOf = (runtime, own, islands) => {
  const needing = own.filter(({ needs }) => needs.length > 0);
  const first = needing.length > 0 ? needing : islands.filter(isOfEveryPage);
  const needs = new Set(first.flatMap((row) => row.needs));
  const needed = islands.filter(({ name }) => needs.has(name)).map(({ module }) => module);
  const modules = [runtime, ...first.flatMap(({ table, module }) => [table, module])];
  return needing.length > 0 ? [modules, needed] : [[...modules, ...needed]];
};

/**
 * Whether pages without the island may load its code: that of a first action is in one file for all pages, and rows name files for what several
 * islands have in common. A panel that no first action opens waits for its use.
 *
 * @type {(island: Island, islands: readonly Island[], bundles: readonly NamedBundle[]) => boolean}
 */
const isShared = (island, islands, bundles) => {
  const named = new Set(islands.flatMap(({ file, shares }) => [file, ...shares]));
  const bundle = bundles.find(({ modules }) => modules.includes(island.module));
  const isNeeded = islands.some(({ needs }) => needs.includes(island.name));
  const isOfFile = island.pages !== undefined && named.has(bundle?.name);
  return isOfEveryPage(island) || island.needs.length > 0 || isNeeded || isOfFile;
};
