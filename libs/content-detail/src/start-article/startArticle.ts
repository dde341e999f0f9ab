import type { SafeStorage } from '@share/environment';
import { keepReadingPosition } from './keepReadingPosition';
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
export const startArticle = ({ document, contentId, say, ...options }: ArticleOptions): void => {
  if (contentId === undefined) return;
  const article = document.querySelector('main article');
  if (!article?.querySelector('[data-article-body]')) return;
  watchBodyPictures(article, (pictures) =>
    import('@share/ui/viewer')
      .then(({ openImageViewer }) => openImageViewer(pictures))
      .catch(() => say('大图没能打开，请稍后再试')),
  );
  if (document.querySelector('[data-reading-progress]'))
    keepReadingPosition({ article, contentId, say, ...options });
};
