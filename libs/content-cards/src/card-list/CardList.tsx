import { memo } from 'react';
import { ContentCard } from '../content-card/ContentCard';
import type { CardView } from '../data/CardView';
import { Columns } from './CardList.styles';

interface CardListProps {
  cards: CardView[];
  /** The first card is large, if it has a picture. */
  hasLead?: boolean;
}

/** Consecutive cards of the same variant: short videos are laid out side by side. */
const toRuns = (cards: CardView[]): CardView[][] => {
  const runs: CardView[][] = [];
  for (const card of cards) {
    const run = runs[runs.length - 1];
    if (card.variant === 'short-video' && run?.[0]?.variant === 'short-video') run.push(card);
    else runs.push([card]);
  }
  return runs;
};

/** A short video on its own has its picture beside the text, as a video has. */
const variantOf = ({ variant }: CardView, isAlone: boolean) =>
  variant === 'short-video' && isAlone ? 'video' : variant;

const isSameList = (before: CardListProps, now: CardListProps) =>
  before.hasLead === now.hasLead &&
  before.cards.length === now.cards.length &&
  before.cards.every((card, index) => card === now.cards[index]);

const Cards = ({ cards, hasLead = false }: CardListProps) => {
  const lead = hasLead && cards[0]?.image ? cards[0] : undefined;
  return toRuns(cards).map((run) => {
    const isAlone = run.length === 1;
    const shown = run.map(({ id, ...card }) => (
      <ContentCard
        key={id}
        exposureId={id}
        {...card}
        variant={id === lead?.id ? 'lead' : variantOf({ id, ...card }, isAlone)}
      />
    ));
    return isAlone ? shown : <Columns key={run[0]?.id}>{shown}</Columns>;
  });
};

/**
 * Cards of content items, each counted when it has been seen. Rendered once for the same cards, also in another array: a long list
 * puts its pages together anew with each that is added.
 */
export const CardList = memo(Cards, isSameList);
