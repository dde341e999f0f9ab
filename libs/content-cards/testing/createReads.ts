import type { PageReads } from '../src/data/PageReads';

export interface TestReads extends PageReads {
  /** Names and keys of the views that were asked for. */
  asked: string[];
  /** Names of the views that could not be had. */
  failed: string[];
}

/** Reads of a page for which nothing is kept. */
export const createReads = (): TestReads => {
  const asked: string[] = [];
  const failed: string[] = [];
  const { signal } = new AbortController();
  const budget = {
    secondary: <Part>(call: (signal: AbortSignal) => Promise<Part>, fallback: Part) =>
      call(signal).catch(() => fallback),
  };
  return {
    asked,
    failed,
    primary: ({ name, key }, load) => {
      asked.push(`${name} ${key}`);
      return load(signal, budget);
    },
    secondary: ({ name, key }, load) => {
      asked.push(`${name} ${key}`);
      return load(signal, budget).catch(() => {
        failed.push(name);
        return undefined;
      });
    },
    derived: (_name, _text, make) => make(),
  };
};
