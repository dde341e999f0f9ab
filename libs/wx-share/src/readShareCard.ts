import type { ShareCard } from './toShareCard';

/** Reads the share card from the head of a document. @returns undefined on pages without one */
export const readShareCard = (document: Document): ShareCard | undefined => {
  const read = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  const contentOf = (property: string) => read(`meta[property="og:${property}"]`) ?? '';
  const link = contentOf('url');
  if (link === '') return undefined;
  const imgUrl = read('meta[itemprop=image]') ?? contentOf('image');
  return { title: contentOf('title'), desc: contentOf('description'), link, imgUrl };
};

/** The picture of the page in the head of a document, in the shape that most programs show; empty on pages without one. */
export const readSharePicture = (document: Document): string =>
  document.head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
