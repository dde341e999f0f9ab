export { pageHead } from './head/pageHead';
export { answerOEmbed, type OEmbedAnswer } from './oembed/answerOEmbed';
export { oEmbedPath } from './oembed/oEmbedPath';
export type { PageCard, PageDescription, Publisher } from './PageCard';
export type { AnswerText, AuthorView, PageSubject, TrailStep } from './PageSubject';
export { toSecurityText } from './toSecurityText';
export { contentUsage, toRobots, type AiUse } from './toRobots';
export { sitemapContentType, toSitemap, toSitemapIndex, type SitemapEntry } from './sitemap/toSitemap';
