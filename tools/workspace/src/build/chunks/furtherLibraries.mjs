import { findLoads } from './findLoads.mjs';

const folderOf = (/** @type {string} */ id) => /^.*[\\/]libs[\\/][^\\/]+[\\/]/.exec(id)?.[0] ?? '';

/**
 * Libraries of pages that show no item: their islands are not in the tables of the first script, and none of those that are needs a style of theirs.
 *
 * @param {import('./findLoads.mjs').Graph} graph
 * @param {{ entries: readonly string[], rows: readonly import('./findLoads.mjs').Row[] }} options
 * @param {(id: string) => boolean} isStyle
 * @returns {Set<string>} folders, each with a `/` at its end
 */
export const furtherLibraries = (graph, { entries, rows }, isStyle) => {
  const { usersOf, ownersOf, isFirst } = findLoads(graph, entries, rows);
  const folders = new Set(rows.filter((row) => !isFirst(row)).map(({ table }) => folderOf(table)));
  for (const id of usersOf.keys())
    if (isStyle(id) && ownersOf(id).some(isFirst)) folders.delete(folderOf(id));
  return folders;
};
