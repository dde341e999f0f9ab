import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { actionSteps, budgetTable, byteBudgets, foreignCode, measurePages } from './byteBudgets.mjs';

/**
 * Holds the built client of the app against tools/workspace/budgets.json.
 *
 * @throws {Error} when there is no build, or a budget names a module that the build does not have
 */
export const weighClient = (/** @type {string} */ root) => {
  /** @type {{ client: string, pages: import('./byteBudgets.mjs').PageBudget[] }} */
  const budgets = readJson(join(root, 'tools/workspace/budgets.json'));
  const client = join(root, budgets.client);
  if (!existsSync(client)) throw new Error(`There is no built client in ${budgets.client}.`);
  /** @type {import('./byteBudgets.mjs').Bundle[]} */
  const bundles = readJson(join(client, '.vite/bundles.json'));
  const rows = measurePages(budgets.pages, bundles, (file) => brotliSize(readFileSync(join(client, file))));
  const problems = [
    ...byteBudgets(rows),
    ...actionSteps(budgets.pages, bundles),
    ...foreignCode(budgets.pages, bundles),
  ];
  return { table: budgetTable(rows), problems };
};

const brotliSize = (/** @type {Buffer} */ bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
