import { openPictures } from '@share/content-cards';
import { markVoice, type SafeStorage } from '@share/environment';
import type { PictureService } from '@share/picture-service';
import { readingPositionsKey } from '@share/scroll-position';
import { watchBodyPictures } from './watchBodyPictures';

interface ArticleOptions {
  document: Document;
  /** Absent: the page is not about an item. */
  contentId: string | undefined;
  storage: SafeStorage;
  toast: (message: string) => void;
  /** Has the pictures of the page in other sizes. */
  loadPictures: () => Promise<PictureService>;
}

/**
 * Starts the behaviour of an item's text beyond its islands: pictures have their own size and open in the viewer, players open in place,
 * and where the page shows the reading progress, the position is stored. Call it once the page has been laid out.
 */
export const startArticle = ({ document, contentId, storage, toast, loadPictures }: ArticleOptions): void => {
  if (contentId === undefined) return;
  const article = document.querySelector('main article');
  const body = article?.querySelector('[data-article-body]');
  if (!article || !body) return;
  if (article.querySelector('[data-speech]')) markVoice(document.documentElement, window.speechSynthesis);
  watchBodyPictures(body, (shown) => openPictures({ toast }, { ...shown, service: loadPictures() }));
  if (body.querySelector('[data-unsized],[data-embed]'))
    void import('@share/content-cards/body').then(({ startBody }) => startBody(body)).catch(console.error);
  if (!document.querySelector('[data-reading-progress]')) return;
  const keepPosition = () =>
    void import('./keepReadingPosition')
      .then(({ keepReadingPosition }) => keepReadingPosition({ article, contentId, storage, toast }))
      .catch(console.error);
  // On a first visit there is no place to go back to, and none to keep before the visitor scrolls.
  if (storage.get(readingPositionsKey) !== null) keepPosition();
  else window.addEventListener('scroll', keepPosition, { once: true });
};
