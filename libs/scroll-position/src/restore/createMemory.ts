import type { SafeStorage } from '@share/environment';

/** Pages of lists that outlive the document: a returning visitor finds them as they left them. */
export interface RestoredPages {
  /** The pages of the list with this name; none when it was not read. */
  pagesOf<Page>(name: string): readonly Page[];
  keep(name: string, pages: readonly unknown[]): void;
}

/** The state of one document of this tab: scroll positions of its history entries, and the pages of lists it has read. */
interface Visit {
  /** How far each entry of the history was scrolled, by its name. */
  tops: Record<string, number>;
  /** Names of lists with their pages, the one shown last at the end. */
  lists: [name: string, pages: readonly unknown[]][];
}

/** Stores the state of a page, for a visitor who returns to it. */
export interface Memory extends RestoredPages {
  topOf(entry: string): number | undefined;
  keepTop(entry: string, top: number): void;
  /** Writes down what is remembered: the document may be gone when the visitor comes back. */
  store(): void;
}

/** Characters that all visits under a key may take. */
const maxSize = 200_000;

const readVisits = (storage: SafeStorage, key: string): Visit[] => {
  try {
    const visits: Visit[] = JSON.parse(storage.get(key) ?? '[]');
    return visits.filter(({ tops, lists }) => typeof tops === 'object' && Array.isArray(lists));
  } catch {
    return [];
  }
};

/** Without the lists that were shown longest ago, and in the end without the visits. */
const fitted = (visits: Visit[], max: number): string => {
  const json = JSON.stringify(visits);
  if (json.length <= max) return json;
  const [oldest, ...newer] = visits;
  if (!oldest) return '[]';
  const isShort = newer.length > 0 || oldest.lists.length === 0;
  return fitted(isShort ? newer : [{ ...oldest, lists: oldest.lists.slice(1) }], max);
};

interface Arrival {
  /** Names the entry of the history that is shown. */
  entry: string;
  /** The visitor came back to it. */
  isReturn: boolean;
}

/** On return, the lists and places of the document that showed this entry before are taken up again. */
export const createMemory = (
  storage: SafeStorage,
  storageKey: string,
  { entry, isReturn }: Arrival,
  max = maxSize,
): Memory => {
  const visits = readVisits(storage, storageKey);
  const before = visits.find((visit) => typeof visit.tops[entry] === 'number');
  const others = visits.filter((visit) => visit !== before);
  const last = isReturn ? before : undefined;
  const tops: Record<string, number> = { ...last?.tops };
  const lists = new Map(last?.lists);
  return {
    pagesOf: <Page>(name: string) => (lists.get(name) ?? []) as readonly Page[],
    keep: (name, pages) => {
      lists.delete(name);
      lists.set(name, pages);
    },
    topOf: (key) => tops[key],
    keepTop: (key, top) => {
      tops[key] = Math.round(top);
    },
    store: () => {
      const own = Object.keys(tops).length > 0 ? [{ tops, lists: [...lists] }] : [];
      storage.set(storageKey, fitted([...others, ...own], max));
    },
  };
};
