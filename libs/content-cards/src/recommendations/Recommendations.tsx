import { CardSection } from '../card-section/CardSection';
import { cardKeys } from '../data/cardKeys';
import { loadRecommendations } from '../data/loadCards';

interface RecommendationsProps {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  /** The item the visitor is on, which is not recommended to itself, and what is related to it. */
  exceptIds?: string[];
}

const above = [cardKeys.hot, cardKeys.editorPicks];

/** 推荐阅读: further articles, ten more at a time (spec §9). */
export const Recommendations = (props: RecommendationsProps) => (
  <CardSection
    id="recommended"
    title="推荐阅读"
    listKey={cardKeys.recommendations}
    load={loadRecommendations}
    above={above}
    {...props}
  />
);
