import { textTable } from './textTable.mjs';

/**
 * @typedef {{ file: string, imports: readonly string[], modules: readonly string[] }} Bundle a file of the client, the files it imports at
 *   once, and the modules in it, as the build lists them in `.vite/bundles.json`
 */

/**
 * @typedef {object} PageBudget
 * @property {string} page
 * @property {{ when: string, entries: string[], limitKb: number }[]} steps `when`: the event on which the browser loads it; `entries`: modules; `limitKb`: kB
 *   of 1000 bytes, brotli 11, beyond what earlier steps of the page loaded
 * @property {readonly string[]} [before] modules that are there already
 * @property {FirstAction} [firstAction]
 * @property {string[]} [never] modules that only other pages or later actions may load
 */

/**
 * @typedef {object} FirstAction the files for the first tap of a visit
 * @property {string} tap
 * @property {readonly string[]} start modules that are there by then
 * @property {string[][]} chain modules that are requested at once, link by link: the next link is known when the one before it runs
 * @property {number} files the most files that it may load on top of the start
 * @property {number} limitKb all JavaScript of the page by then, the start included
 */

/** @typedef {{ page: string, when: string, files: number, bytes: number, limit: number }} MeasuredStep */

/** A tap that is answered after two round trips for code instead of one has been lost. */
const roundTrips = 1;

/**
 * The compressed bytes each page loads, step by step; a file counts in the first step that needs it.
 *
 * @type {(pages: readonly PageBudget[], bundles: readonly Bundle[], sizeOf: (file: string) => number) => MeasuredStep[]}
 * @throws {Error} when a budget names a module that the client does not have
 */
export const measurePages = (pages, bundles, sizeOf) =>
  pages.flatMap(({ page, steps, before = [], firstAction }) => {
    const loaded = new Set(newFiles(bundles, before, new Set()));
    const rows = steps.map(({ when, entries, limitKb }) => {
      const files = newFiles(bundles, entries, loaded);
      return { page, when, files: files.length, bytes: sumOf(files, sizeOf), limit: limitKb * 1000 };
    });
    if (!firstAction) return rows;
    const { tap, limitKb } = firstAction;
    const { start, links } = filesOfAction(firstAction, bundles);
    const bytes = sumOf([...start, ...links.flat()], sizeOf);
    return [...rows, { page, when: tap, files: links.flat().length, bytes, limit: limitKb * 1000 }];
  });

/**
 * Problems: a first action that needs too many files, or code that it requests only when other code has arrived.
 *
 * @type {(pages: readonly PageBudget[], bundles: readonly Bundle[]) => string[]}
 */
export const actionSteps = (pages, bundles) =>
  pages.flatMap(({ page, firstAction }) => {
    if (!firstAction) return [];
    const { tap } = firstAction;
    const links = filesOfAction(firstAction, bundles).links.filter((files) => files.length > 0);
    const count = links.flat().length;
    return [
      ...(count > firstAction.files
        ? [`${page}, ${tap}: ${count} files, ${firstAction.files} are allowed.`]
        : []),
      ...(links.length > roundTrips
        ? [`${page}, ${tap}: its code comes in ${links.length} steps; one is allowed.`]
        : []),
    ];
  });

/**
 * Problems: code that a page loads although it belongs to other pages.
 *
 * @type {(pages: readonly PageBudget[], bundles: readonly Bundle[]) => string[]}
 */
export const foreignCode = (pages, bundles) =>
  pages.flatMap(({ page, steps, never = [] }) => {
    const files = newFiles(
      bundles,
      steps.flatMap(({ entries }) => entries),
      new Set(),
    );
    return never
      .filter((module) => files.includes(bundleOf(bundles, module).file))
      .map((module) => `${page} loads ${module}, which it may not.`);
  });

/** @type {(action: FirstAction, bundles: readonly Bundle[]) => { start: string[], links: string[][] }} */
const filesOfAction = ({ start, chain }, bundles) => {
  /** @type {Set<string>} */
  const loaded = new Set();
  return {
    start: newFiles(bundles, start, loaded),
    links: chain.map((modules) => newFiles(bundles, modules, loaded)),
  };
};

const bundleOf = (/** @type {readonly Bundle[]} */ bundles, /** @type {string} */ module) => {
  const bundle = bundles.find(({ modules }) => modules.includes(module));
  if (!bundle) throw new Error(`The client has no module "${module}".`);
  return bundle;
};

/**
 * The files of the modules with everything these import at once, without the files loaded already, to which they are added.
 *
 * @type {(bundles: readonly Bundle[], modules: readonly string[], loaded: Set<string>) => string[]}
 */
const newFiles = (bundles, modules, loaded) => {
  const byFile = new Map(bundles.map((bundle) => [bundle.file, bundle]));
  const files = new Set(modules.map((module) => bundleOf(bundles, module).file));
  for (const file of files) byFile.get(file)?.imports.forEach((imported) => files.add(imported));
  const added = [...files].filter((file) => !loaded.has(file));
  added.forEach((file) => loaded.add(file));
  return added;
};

const sumOf = (/** @type {readonly string[]} */ files, /** @type {(file: string) => number} */ sizeOf) =>
  files.reduce((sum, file) => sum + sizeOf(file), 0);

/**
 * Every step stays within its limit, and there is a step at all.
 *
 * @type {(rows: readonly MeasuredStep[]) => string[]}
 */
export const byteBudgets = (rows) =>
  rows.length === 0
    ? ['No page has a byte budget.']
    : rows
        .filter(({ bytes, limit }) => bytes > limit)
        .map(
          ({ page, when, bytes, limit }) =>
            `${page}, ${when}: ${toText(bytes)} B are over the limit of ${toText(limit)} B.`,
        );

export const budgetTable = (/** @type {readonly MeasuredStep[]} */ rows) => {
  const cells = rows.map(({ page, when, files, bytes, limit }) => [
    page,
    when,
    String(files),
    toText(bytes),
    toText(limit),
  ]);
  return textTable([['page', 'loaded', 'files', 'B br', 'limit'], ...cells], 2);
};

const toText = (/** @type {number} */ bytes) => Math.round(bytes).toLocaleString('en');
