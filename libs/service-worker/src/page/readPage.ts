import type { PageMessage } from '../PageMessage';
import { assetsPath } from '../serviceWorkerConstants';

const textOf = (document: Document, selector: string): string | undefined =>
  document.querySelector(selector)?.textContent?.trim() || undefined;

const isShown = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;

/** The account of an item, the first line of its by-line; without one that line holds the time. */
const accountOf = (document: Document) => {
  const line = document.querySelector('[data-by-line] [data-names] > p');
  return line?.querySelector('time') ? undefined : line?.textContent?.trim() || undefined;
};

/** Data with which the worker shows this page without network: the files it has loaded and, of an item, its title and account. */
export const readPage = ({ document, performance }: Window & { performance: Performance }): PageMessage => {
  const title = textOf(document, 'main article h1');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main article img'));
  return {
    type: 'page-read',
    title,
    account: title && accountOf(document),
    files: loaded.filter((address) => address.includes(assetsPath)),
    pictures: pictures.filter(isShown).map(({ currentSrc }) => currentSrc),
  };
};
