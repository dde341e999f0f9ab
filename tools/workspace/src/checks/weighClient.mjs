import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { actionSteps, budgetTable, byteBudgets, foreignCode, measurePages } from './byteBudgets.mjs';
import { pageBudgets } from './pageBudgets.mjs';
import { withFixedHashes } from './withFixedHashes.mjs';

/**
 * Holds the built client of the app against tools/workspace/budgets.json.
 *
 * @throws {Error} when there is no build, a budget names a module that the build does not have, or a kind of page has no budget
 */
export const weighClient = (/** @type {string} */ root) => {
  /** @type {import('./pageBudgets.mjs').Budgets} */
  const budgets = readJson(join(root, 'tools/workspace/budgets.json'));
  const client = join(root, budgets.client);
  if (!existsSync(client)) throw new Error(`There is no built client in ${budgets.client}.`);
  /** @type {(import('./byteBudgets.mjs').Bundle & { name: string })[]} */
  const bundles = readJson(join(client, '.vite/bundles.json'));
  const pages = pageBudgets(budgets, readJson(join(client, '.vite/islands.json')), bundles);
  const toWeighed = withFixedHashes(bundles);
  /** Many pages load the same files. @type {Map<string, number>} */
  const sizes = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? brotliSize(toWeighed(readFileSync(join(client, file), 'utf8')));
    sizes.set(file, size);
    return size;
  };
  const rows = measurePages(pages, bundles, sizeOf);
  const problems = [
    ...byteBudgets(rows),
    ...actionSteps(pages, bundles),
    ...foreignCode(pages, bundles),
    ...styleLibrary(client),
  ];
  return { table: budgetTable(rows), problems };
};

/** Styles are compiled: no visitor downloads the library that they are written with. */
const styleLibrary = (/** @type {string} */ client) =>
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => /styled-components|data-styled/.test(readFileSync(join(client, name), 'utf8')))
    .map((name) => `${name} has code of styled-components.`);

const brotliSize = (/** @type {string} */ text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
