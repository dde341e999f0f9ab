import { formatRelativeTime } from '@share/ui/format';
import type { CardView } from './CardView';

/** A card at a moment, in milliseconds: it says how long ago it was published. */
export const withTime = ({ publishedAt, ...card }: CardView, now: number): CardView => {
  if (publishedAt === undefined) return card;
  const text = formatRelativeTime(publishedAt, now);
  return text ? { ...card, time: { at: publishedAt, text } } : card;
};
