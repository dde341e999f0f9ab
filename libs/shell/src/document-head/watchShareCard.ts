import type { ShareCard } from '@share/wx-share';

/** Reads the share card from the head of a document (`headMarkup`). @returns undefined on pages without one */
export const readShareCard = (document: Document): ShareCard | undefined => {
  const contentOf = (property: string) =>
    document.head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? '';
  const link = contentOf('url');
  if (link === '') return undefined;
  return { title: contentOf('title'), desc: contentOf('description'), link, imgUrl: contentOf('image') };
};

/** Calls `onCard` with the share card in the head of the document, now and each time it changes. */
export const watchShareCard = (document: Document, onCard: (card: ShareCard) => void): void => {
  let last = '';
  const check = () => {
    const card = readShareCard(document);
    const text = JSON.stringify(card);
    if (!card || text === last) return;
    last = text;
    onCard(card);
  };
  check();
  new MutationObserver(check).observe(document.head, {
    childList: true,
    subtree: true,
    attributeFilter: ['content'],
  });
};
