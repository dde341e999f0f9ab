import { formatRelativeTime } from '@share/ui/format';
import { roomAt } from '../live-state/roomAt';
import type { CardView } from './CardView';

/** A card at a moment, in milliseconds: it says how long ago it was published, or the state of its live room. */
export const withTime = ({ publishedAt, room, ...card }: CardView, now: number): CardView => {
  const live = room && roomAt(room, now);
  if (live) return { ...card, live };
  if (publishedAt === undefined) return card;
  const text = formatRelativeTime(publishedAt, now);
  return text ? { ...card, time: { at: publishedAt, text } } : card;
};
