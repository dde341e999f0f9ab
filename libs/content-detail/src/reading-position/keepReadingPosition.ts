import type { SafeStorage } from '@share/environment';
import { createReadingPositions } from './createReadingPositions';

interface ReadingPositionOptions {
  article: Element;
  contentId: string;
  storage: SafeStorage;
  say: (message: string) => void;
}

/** An article that is read to here is read. */
const readPart = 0.9;

/**
 * Takes a reader who opens an article again back to where they stopped, when that is more than a screen down, and
 * remembers where they leave it. Call it once the page has been laid out.
 */
export const keepReadingPosition = ({ article, contentId, storage, say }: ReadingPositionOptions): void => {
  const positions = createReadingPositions(storage, Date.now);
  const topOf = () => article.getBoundingClientRect().top + window.scrollY;

  const restore = () => {
    const isAtStart = window.scrollY < 1 && window.location.hash === '';
    const target = topOf() + (positions.find(contentId) ?? 0) * article.scrollHeight;
    if (!isAtStart || target <= window.innerHeight) return;
    window.scrollTo(0, target);
    say('已回到上次读到的位置');
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
