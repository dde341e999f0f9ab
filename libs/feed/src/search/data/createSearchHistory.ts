import type { SafeStorage } from '@share/environment';
import type { Session } from '@share/session';
import { toSearchWord } from './toSearchWord';

const storageKey = 'share:search-history';

const maxEntries = 20;

interface SearchedWord {
  word: string;
  /** The user who was logged in, who alone may see it. Absent for searches without a login. */
  ownerId?: string | undefined;
}

export interface SearchHistory {
  /** The words that the current user may see, latest first; the same array until something changes. */
  words(): readonly string[];
  add(word: string): void;
  remove(word: string): void;
  clear(): void;
  /** @returns stops listening */
  subscribe(onChange: () => void): () => void;
}

/** Values in the storage may have been written by any script. */
const toSearchedWords = (stored: unknown): SearchedWord[] => {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const { word: text, ownerId }: Partial<SearchedWord> = Object(entry);
    const { word } = toSearchWord(typeof text === 'string' ? text : '');
    return word ? [{ word, ownerId }] : [];
  });
};

/**
 * The words that were searched for on this device; they are never sent. A user's searches go with their login; searches
 * without one stay.
 */
export const createSearchHistory = (
  storage: SafeStorage,
  session: Pick<Session, 'isLoggedIn' | 'userId' | 'store'>,
): SearchHistory => {
  const listeners = new Set<() => void>();
  let shown: readonly string[] = [];

  const entries = (): SearchedWord[] => {
    const userId = session.isLoggedIn() ? session.userId() : '';
    const visible = toSearchedWords(storage.getJson(storageKey)).filter(
      ({ ownerId }) => ownerId === undefined || (ownerId !== '' && ownerId === userId),
    );
    return [...new Map(visible.reverse().map((entry) => [entry.word, entry])).values()]
      .reverse()
      .slice(0, maxEntries);
  };
  const words = () => {
    const known = entries().map(({ word }) => word);
    if (known.join('\n') !== shown.join('\n')) shown = known;
    return shown;
  };
  /** Leaves nothing of other visitors. */
  const keep = (saved: SearchedWord[]) => {
    if (saved.length > 0) storage.setJson(storageKey, saved.slice(0, maxEntries));
    else storage.remove(storageKey);
    for (const listener of listeners) listener();
  };
  const without = (word: string) => entries().filter((entry) => entry.word !== word);

  return {
    words,
    add: (word) =>
      keep([{ word, ...(session.isLoggedIn() && { ownerId: session.userId() }) }, ...without(word)]),
    remove: (word) => keep(without(word)),
    clear: () => keep([]),
    subscribe: (onChange) => {
      listeners.add(onChange);
      const stop = session.store.subscribe((state, before) => {
        if (before.isLoggedIn && !state.isLoggedIn) keep(entries());
        else onChange();
      });
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
};
