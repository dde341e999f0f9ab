import type { ListPage } from '@share/page-data';
import type { ContentCard } from '@share/api-contract/types';
import type { CardView } from './CardView';
import { listPageOf, viewOrNone } from './listPageOf';
import { toCardView, type ViewContext } from './toCardView';

/** The items of a list as it shows them. One that has another shape than the contract says is left out, so that the others stay. */
export const toCardViews = (cards: readonly ContentCard[], context: ViewContext): CardView[] =>
  cards.flatMap((card) => viewOrNone(() => toCardView(card, context)) ?? []);

/** One page of a list of items. @throws ApiError for an answer without a list (R71) */
export const cardPageOf = (
  cards: readonly ContentCard[] | undefined,
  total: number | undefined,
  context: ViewContext,
): ListPage<CardView> => listPageOf(cards, total, (card) => toCardViews([card], context)[0]);
