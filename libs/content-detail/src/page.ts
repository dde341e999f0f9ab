export { startArticle } from './start-article/startArticle';
