import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { actionSteps, budgetTable, byteBudgets, foreignCode, measurePages } from './byteBudgets.mjs';
import { withFixedHashes } from './withFixedHashes.mjs';

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
  /** @type {(import('./byteBudgets.mjs').Bundle & { name: string })[]} */
  const bundles = readJson(join(client, '.vite/bundles.json'));
  const toWeighed = withFixedHashes(bundles);
  const rows = measurePages(budgets.pages, bundles, (file) =>
    brotliSize(toWeighed(readFileSync(join(client, file), 'utf8'))),
  );
  const problems = [
    ...byteBudgets(rows),
    ...actionSteps(budgets.pages, bundles),
    ...foreignCode(budgets.pages, bundles),
  ];
  return { table: budgetTable(rows), problems };
};

const brotliSize = (/** @type {string} */ text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
