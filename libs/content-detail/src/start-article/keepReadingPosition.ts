import type { SafeStorage } from '@share/environment';
import { createReadingPositions } from '@share/scroll-position';

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
