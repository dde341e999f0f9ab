import type { ContentCard } from '@share/api-contract/types';
import type { CardView } from './CardView';
import { toCardView, type ViewContext } from './toCardView';

/** What a list shows of its items. One that has another shape than the contract says is left out, so that the others stay. */
export const toCardViews = (cards: readonly ContentCard[], context: ViewContext): CardView[] =>
  cards.flatMap((card) => {
    try {
      return [toCardView(card, context)];
    } catch {
      return [];
    }
  });
