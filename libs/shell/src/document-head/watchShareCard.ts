import type { ShareCard } from '@share/wx-share';

/** The share card that stands in the head of a document (`headMarkup`). @returns null on pages nobody shares. */
const readShareCard = (document: Document): ShareCard | null => {
  const contentOf = (property: string) =>
    document.head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? '';
  const link = contentOf('url');
  if (link === '') return null;
  return { title: contentOf('title'), desc: contentOf('description'), link, imgUrl: contentOf('image') };
};

/** Tells of the share card now, and again each time the head of the document says something else. */
export const watchShareCard = (document: Document, onCard: (card: ShareCard) => void): void => {
  let told = '';
  const look = () => {
    const card = readShareCard(document);
    const text = JSON.stringify(card);
    if (!card || text === told) return;
    told = text;
    onCard(card);
  };
  look();
  new MutationObserver(look).observe(document.head, {
    childList: true,
    subtree: true,
    attributeFilter: ['content'],
  });
};
