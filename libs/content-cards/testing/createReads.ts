import type { LoadView, PageReads, ViewName } from '../src/data/PageReads';

export interface TestReads extends PageReads {
  /** Names and keys of the views that were asked for. */
  asked: string[];
  /** Names of the parts that the page lacks. */
  lacking: string[];
}

/**
 * Reads of a page for which nothing is kept.
 * @param newSignal ends a call; by default none is ended
 */
export const createReads = (newSignal = () => new AbortController().signal): TestReads => {
  const asked: string[] = [];
  const lacking: string[] = [];
  const budget = {
    secondary: <Part>(call: (signal: AbortSignal) => Promise<Part>, fallback: Part, name: string) =>
      new Promise<Part>((resolve) => resolve(call(newSignal()))).catch(() => {
        lacking.push(name);
        return fallback;
      }),
    lacks: (name: string) => void lacking.push(name),
  };
  return {
    asked,
    lacking,
    primary: ({ name, key }, load) => {
      asked.push(`${name} ${key}`);
      return load(newSignal(), budget);
    },
    secondary: <View extends object | null>({ name, key }: ViewName, load: LoadView<View>) => {
      asked.push(`${name} ${key}`);
      return budget.secondary<View | undefined>((signal) => load(signal, budget), undefined, name);
    },
    derived: (_name, _text, make) => make(),
    lacks: budget.lacks,
  };
};
