import { createPageData } from '../src/createPageData';
import type { Load, PageData } from '../src/PageData';

interface TestData extends PageData {
  /** Names of the data that were requested. */
  requested: string[];
  /** The loaded values, as a cache gets them. */
  loaded: unknown[];
  /** Names of the parts that the page lacks. */
  lacking: string[];
}

/** The time of a page without limits; `lacking` names the parts that could not be loaded. */
export const createTestParts = (newSignal = () => new AbortController().signal) => {
  const lacking: string[] = [];
  return {
    lacking,
    secondary: <Part>(call: (signal: AbortSignal) => Promise<Part>, fallback: Part, name: string) =>
      new Promise<Part>((resolve) => resolve(call(newSignal()))).catch(() => {
        lacking.push(name);
        return fallback;
      }),
    lacks: (name: string) => void lacking.push(name),
  };
};

/**
 * The data of a page for which nothing is cached.
 * @param newSignal ends a call; by default none is ended
 */
export const createTestData = (newSignal = () => new AbortController().signal): TestData => {
  const requested: string[] = [];
  const loaded: unknown[] = [];
  const parts = createTestParts(newSignal);
  const run = async <Data>(load: Load<Data>, signal: AbortSignal): Promise<Data> => {
    const found = await load(signal, parts);
    loaded.push(found);
    return found;
  };
  const data = createPageData({
    required: (name, load) => {
      requested.push(name);
      return run(load, newSignal());
    },
    optional: <Data extends object | null>(name: string, load: Load<Data>) => {
      requested.push(name);
      const [kind = ''] = name.split(' ');
      return parts.secondary<Data | undefined>((signal) => run(load, signal), undefined, kind);
    },
    fromText: (_kind, _text, make) => make(),
    lacks: parts.lacks,
  });
  return Object.assign(data, { requested, loaded, lacking: parts.lacking });
};
