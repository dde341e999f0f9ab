import { createSafeStorage } from '@share/environment';
import { useEffect, useMemo } from 'react';
import { useIsInBrowser } from '../data/useIsInBrowser';

const storageKey = 'short-videos:seen';
const maxEntries = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

const openStorage = () => createSafeStorage(() => window.sessionStorage);

const readSeen = (): string[] => {
  const saved = openStorage().getJson(storageKey);
  return Array.isArray(saved) ? saved.filter(isText) : [];
};

const saveSeen = (id: string) =>
  openStorage().setJson(storageKey, [...new Set(readSeen()).add(id)].slice(-maxEntries));

/**
 * The first of `nexts` that was not seen in this tab, so that one swipe after the other does not lead back to where the visitor came
 * from; the first of all when every one was. The page itself counts as seen from now on.
 */
export const useNextUnseen = <Next extends { id: string }>(
  itemId: string,
  nexts: readonly Next[],
): Next | undefined => {
  const isInBrowser = useIsInBrowser();
  useEffect(() => void saveSeen(itemId), [itemId]);
  return useMemo(() => {
    const seen = isInBrowser ? readSeen() : [];
    return nexts.find(({ id }) => !seen.includes(id)) ?? nexts[0];
  }, [isInBrowser, nexts]);
};
