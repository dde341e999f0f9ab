import type { SafeStorage } from '@share/environment';
import { readingPositionsKey } from './readingPositionsKey';

interface ReadingPosition {
  id: string;
  /** How much of the article was above the screen, from 0 to 1: the text size may have changed since. */
  part: number;
  /** Milliseconds. */
  at: number;
}

const maxAgeMs = 7 * 86_400_000;
const maxPositions = 50;

const isPosition = (value: unknown): value is ReadingPosition => {
  const { id, part, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof part === 'number' && typeof at === 'number';
};

/** Where a visitor stopped in the articles they opened last, for seven days. */
const createReadingPositions = (storage: SafeStorage, now: () => number) => {
  const readAll = (): ReadingPosition[] => {
    const stored = storage.getJson(readingPositionsKey);
    const known = Array.isArray(stored) ? stored.filter(isPosition) : [];
    return known.filter(({ at }) => now() - at < maxAgeMs);
  };
  const others = (id: string) => readAll().filter((position) => position.id !== id);
  return {
    find: (id: string): number | undefined => readAll().find((position) => position.id === id)?.part,
    remember: (id: string, part: number) =>
      storage.setJson(readingPositionsKey, [{ id, part, at: now() }, ...others(id)].slice(0, maxPositions)),
    forget: (id: string) => storage.setJson(readingPositionsKey, others(id)),
  };
};

interface ReadingPositionOptions {
  article: Element;
  contentId: string;
  storage: SafeStorage;
  toast: (message: string) => void;
}

/** From here on an article counts as read. */
const readPart = 0.9;

/**
 * Takes a visitor who opens an article again back to their last position, when that is more than a screen down, and
 * stores the position at which they leave it. Call it once the page has been laid out.
 */
export const keepReadingPosition = ({ article, contentId, storage, toast }: ReadingPositionOptions): void => {
  const positions = createReadingPositions(storage, Date.now);
  const topOf = () => article.getBoundingClientRect().top + window.scrollY;

  const restore = () => {
    const isAtStart = window.scrollY < 1 && window.location.hash === '';
    const target = topOf() + (positions.find(contentId) ?? 0) * article.scrollHeight;
    if (!isAtStart || target <= window.innerHeight) return;
    window.scrollTo(0, target);
    toast('已回到上次读到的位置');
  };

  const remember = () => {
    const above = window.scrollY - topOf();
    const isRead = above + window.innerHeight > readPart * article.scrollHeight;
    if (above < window.innerHeight || isRead) positions.forget(contentId);
    else positions.remember(contentId, above / article.scrollHeight);
  };

  restore();
  window.addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') remember();
  });
};
