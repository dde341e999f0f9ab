import type { ShareCard } from './toShareCard';

/** Reads the share card from the head of a document. @returns undefined on pages without one */
export const readShareCard = (document: Document): ShareCard | undefined => {
  const contentOf = (property: string) =>
    document.head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? '';
  const link = contentOf('url');
  if (link === '') return undefined;
  return { title: contentOf('title'), desc: contentOf('description'), link, imgUrl: contentOf('image') };
};
