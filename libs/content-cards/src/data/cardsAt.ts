import type { ListPage } from '@share/page-data';
import type { CardView } from './CardView';
import { withTime } from './withTime';

/**
 * Makes a function that shows a restored view at a moment. It gives the same object as long as the view is the same and no text
 * of it differs, so that what was rendered of it can be used again.
 */
export const createViewAt = <View extends object>(show: (view: View, now: number) => View) => {
  const shown = new WeakMap<View, { now: number; result: View }>();
  return (view: View, now: number): View => {
    const last = shown.get(view);
    if (last?.now === now) return last.result;
    const made = show(view, now);
    const result = last && JSON.stringify(last.result) === JSON.stringify(made) ? last.result : made;
    shown.set(view, { now, result });
    return result;
  };
};

/** The cards of a restored page of a list at a moment, in milliseconds. */
export const cardsAt = createViewAt((page: ListPage<CardView>, now) => ({
  ...page,
  items: page.items.map((card) => withTime(card, now)),
}));
