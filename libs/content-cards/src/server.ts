export { toArticleBody } from './article-body/toArticleBody.server';
