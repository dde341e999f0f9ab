import { barPath, basePath } from '@share/site-paths';
import { forwardedPrefixes } from '../forwarding/forwardRules';

/** Previews of unpublished items: `preview-` may stand anywhere in the actor (R8). */
const previews = `${basePath}/*preview-`;

/** Pages that are nothing by themselves. */
const serving = [`${basePath}/auth`, barPath, `${basePath}/pc`, `${basePath}/oembed`];

/**
 * `/robots.txt`. Pictures and videos may be read, calls of the platform not. Search results and pages that say noindex are not listed:
 * what may not be read cannot say so.
 */
export const robotsText = (siteOrigin: string): string => {
  const refused = [previews, ...serving, ...forwardedPrefixes.filter((prefix) => prefix !== '/media'), '/-/'];
  return [
    'User-agent: *',
    ...refused.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin}${basePath}/sitemap.xml`,
    '',
  ].join('\n');
};
