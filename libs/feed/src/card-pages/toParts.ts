import type { CardView } from '@share/content-cards';

/** So many cards are laid out and painted within one frame of a slow phone. */
const maxCards = 5;

const isShortVideo = (card: CardView | undefined) => card?.variant === 'short-video';

/** The cards of a page in equal parts of about five. Short videos stand side by side: no part ends between two of them. */
export const toParts = (cards: readonly CardView[]): CardView[][] => {
  const size = Math.ceil(cards.length / Math.ceil(cards.length / maxCards));
  const parts: CardView[][] = [];
  for (const card of cards) {
    const part = parts[parts.length - 1];
    const isBesideLast = isShortVideo(card) && isShortVideo(part?.[part.length - 1]);
    if (part && (part.length < size || isBesideLast)) part.push(card);
    else parts.push([card]);
  }
  return parts;
};
