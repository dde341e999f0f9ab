import type { Fallback } from './PageRoot';

/**
 * The entries of a page in one object. It has no prototype, which makes it a plain table to the engine: of other objects it remembers
 * the names of their entries, and an id among them would leave something to remember for every page.
 */
export const joinFallbacks = (...parts: readonly Fallback[]): Fallback =>
  Object.assign(Object.create(null), ...parts);

/** A table of one entry; see `joinFallbacks`. */
export const toFallback = (name: string, value: unknown): Fallback => {
  const table: Fallback = Object.create(null);
  table[name] = value;
  return table;
};
