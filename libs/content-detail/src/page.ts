export { startArticle, type ArticleOptions } from './start-article/startArticle';
