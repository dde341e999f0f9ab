import { createSafeStorage } from '@share/environment';
import { useServices } from '@share/islands';
import type { Session } from '@share/session';
import { useSyncExternalStore } from 'react';
import { createSearchHistory, type SearchHistory } from './createSearchHistory';
import type { SearchServices } from './SearchServices';

const storage = createSafeStorage(() => window.localStorage);

/** One for all parts of a page, which has one session. */
const histories = new WeakMap<Session, SearchHistory>();

const historyOf = (session: Session): SearchHistory => {
  const history = histories.get(session) ?? createSearchHistory(storage, session);
  histories.set(session, history);
  return history;
};

const none: readonly string[] = [];

/** The words searched for on this device; none on the server and during hydration. */
export const useSearchHistory = () => {
  const { session } = useServices<SearchServices>();
  const { words, subscribe, add, remove, clear } = historyOf(session);
  return { words: useSyncExternalStore(subscribe, words, () => none), add, remove, clear };
};
