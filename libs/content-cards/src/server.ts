export { createArticleBodies } from './article-body/createArticleBodies.server';
export { toArticleBody, toArticleBodyInSlices } from './article-body/toArticleBody.server';
