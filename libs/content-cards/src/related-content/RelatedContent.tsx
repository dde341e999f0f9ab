import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import type { CardView } from '../data/CardView';

interface RelatedContentProps {
  cards: CardView[];
}

/** 相关阅读: what belongs to this item. Nothing when there is nothing. */
export const RelatedContent = ({ cards }: RelatedContentProps) => {
  if (cards.length === 0) return null;
  return (
    <Section id="related" title="相关阅读">
      <CardList cards={cards} />
    </Section>
  );
};
