import { barPath, basePath } from '@share/site-paths';

/**
 * Programs that collect texts for language models, or answer from them, by the names they give in `robots.txt`.
 * `Google-Extended` and `Applebot-Extended` are no visitors of their own: they govern the use of pages that were read for the search.
 */
const aiCrawlers = [
  'GPTBot',
  'ChatGPT-User',
  'OAI-SearchBot',
  'ClaudeBot',
  'Claude-User',
  'anthropic-ai',
  'CCBot',
  'Google-Extended',
  'Applebot-Extended',
  'Bytespider',
  'PerplexityBot',
  'Perplexity-User',
  'Amazonbot',
  'Meta-ExternalAgent',
  'cohere-ai',
  'Diffbot',
  'AI2Bot',
  'YouBot',
  'PanguBot',
  'TikTokSpider',
];

/** Whether language models may use what is published here. */
export type AiUse = 'allow' | 'deny';

/** The rule for programs that know no name of their own here: the value of `Content-Usage` (IETF AI Preferences). */
export const contentUsage = (use: AiUse): string => `train-ai=${use === 'allow' ? 'y' : 'n'}`;

/** Previews of unpublished items, whose actor has `preview-` anywhere (R8), and pages that are nothing by themselves. */
const refused = [
  `${basePath}/*preview-`,
  `${basePath}/auth`,
  barPath,
  `${basePath}/pc`,
  `${basePath}/oembed`,
];

interface RobotsOptions {
  siteOrigin: string;
  /** Paths below which the platform answers, which is no page. */
  calls: readonly string[];
  aiUse: AiUse;
}

/**
 * The text of `/robots.txt`: paths for programs, and for those of language models. Search results and pages that say noindex are
 * not listed: a page that may not be read cannot say so.
 */
export const toRobots = ({ siteOrigin, calls, aiUse }: RobotsOptions): string =>
  [
    ...(aiUse === 'deny' ? [...aiCrawlers.map((name) => `User-agent: ${name}`), 'Disallow: /', ''] : []),
    'User-agent: *',
    `Content-Usage: ${contentUsage(aiUse)}`,
    ...[...refused, ...calls, '/-/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin}${basePath}/sitemap.xml`,
    '',
  ].join('\n');
