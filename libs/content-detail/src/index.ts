export { ArticleScreen } from './article-screen/ArticleScreen';
export type { ArticleView } from './data/ArticleView';
export type { CardPage, CardView } from './data/CardView';
export { loadHot, loadRecommendations } from './data/loadCards';
export { HotList, type HotListProps } from './hot-list/HotList';
export { Recommendations, type RecommendationsProps } from './recommendations/Recommendations';
export { RelatedContent } from './related-content/RelatedContent';
