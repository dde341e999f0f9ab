export { startBody } from './article-body/startBody';
