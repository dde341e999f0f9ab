import type { Fallback } from '@share/islands';
import { listName, type ListPage } from './ListPage';
import { nullIfMissing } from './nullIfMissing';
import type { DataSource, Load, PageData } from './PageData';
import { unusable } from './unusable';

/** A field that cannot be left out has another shape than the contract says. */
const isShapeError = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/** @throws ApiError for a response that is not what was requested, or has another shape (R71) */
const loadUsable = async <Data>(name: string, loading: Promise<Data | undefined>): Promise<Data> => {
  try {
    const data = await loading;
    if (data !== undefined) return data;
  } catch (error) {
    if (!isShapeError(error)) throw error;
    throw unusable(name, error);
  }
  throw unusable(name);
};

/** Creates the data of one page. */
export const createPageData = (source: DataSource): PageData => {
  /** In the order in which they were requested, so that the same page is the same bytes whichever response came first. */
  const entries = new Map<string, unknown>();

  const usable =
    <Data extends object | null>(name: string, load: Load<Data | undefined>): Load<Data> =>
    (signal, parts) =>
      loadUsable(name, load(signal, parts));

  const optional: PageData['optional'] = (name, load) => source.optional(name, usable(name, load));

  return {
    async item<Data extends object>(name: string, load: Load<Data | undefined>) {
      // Inside, so that an old item does not stand in for one that is gone; outside for a load that began as an optional one.
      const loadOne: Load<Data | null> = (signal, parts) => nullIfMissing(usable(name, load)(signal, parts));
      return (await nullIfMissing(source.required(name, loadOne))) ?? undefined;
    },
    optional,
    async list<Page extends ListPage<unknown>>(
      key: readonly string[],
      name: string,
      load: Load<Page | undefined>,
      toShown: (page: Page) => ListPage<unknown> = (page) => page,
    ) {
      const entry = listName(key);
      entries.set(entry, undefined);
      const page = await optional(name, load);
      if (page) entries.set(entry, [toShown(page)]);
      return page;
    },
    provide: (key, value) => void entries.set(key, value),
    provideList: (key, page) => void entries.set(listName(key), page ? [page] : undefined),
    fromText: source.fromText,
    lacks: source.lacks,
    get fallback() {
      // Without a prototype, which makes it a plain table to the engine: of other objects it remembers the names of their entries, and an
      // id among them would leave something to remember for every page.
      const table: Fallback = Object.create(null);
      for (const [key, value] of entries) if (value !== undefined) table[key] = value;
      return table;
    },
  };
};
