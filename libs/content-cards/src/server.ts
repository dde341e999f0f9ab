export { toArticleBody, toArticleBodyInSlices } from './article-body/toArticleBody.server';
