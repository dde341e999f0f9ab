export { loadArticle, loadRelated } from './data/loadArticle.server';
