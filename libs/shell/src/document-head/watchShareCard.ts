import { readShareCard, type ShareCard } from '@share/wx-share';

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
