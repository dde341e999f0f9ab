import { openPictures } from '@share/content-cards';
import type { SafeStorage } from '@share/environment';
import { readingPositionsKey } from './readingPositionsKey';
import { watchBodyPictures } from './watchBodyPictures';

interface ArticleOptions {
  document: Document;
  /** Absent: the page is not about an item. */
  contentId: string | undefined;
  storage: SafeStorage;
  say: (message: string) => void;
}

/**
 * What the text of an item offers beyond its islands: pictures open in the viewer, and where the page shows how far one has
 * read, the reader's place is kept. Call it once the page has been laid out.
 */
export const startArticle = ({ document, contentId, storage, say }: ArticleOptions): void => {
  if (contentId === undefined) return;
  const article = document.querySelector('main article');
  const body = article?.querySelector('[data-article-body]');
  if (!article || !body) return;
  watchBodyPictures(body, (shown) => openPictures({ say }, shown));
  if (!document.querySelector('[data-reading-progress]')) return;
  const keepPosition = () =>
    void import('./keepReadingPosition')
      .then(({ keepReadingPosition }) => keepReadingPosition({ article, contentId, storage, say }))
      .catch(console.error);
  // On a first visit there is no place to go back to, and none to keep before the reader scrolls.
  if (storage.get(readingPositionsKey) !== null) keepPosition();
  else window.addEventListener('scroll', keepPosition, { once: true });
};
