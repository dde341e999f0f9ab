import { createViewAt, withTime } from '@share/content-cards';
import type { DetailView } from './DetailView';

const showAt = createViewAt((item: DetailView, now): DetailView => {
  if (item.kind !== 'special' || !item.special) return item;
  const groups = item.special.groups.map((group) => ({
    ...group,
    items: group.items.map((card) => withTime(card, now)),
  }));
  return { ...item, special: { ...item.special, groups } };
});

/** A saved item at a moment, in milliseconds: the cards it holds get their times. */
export const detailAt = (item: DetailView, now: number): DetailView =>
  item.kind === 'special' ? showAt(item, now) : item;
