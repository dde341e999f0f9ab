import type { SafeHtml } from '@share/safety';
import {
  rankHeadings,
  rankHeadingsInSlices,
  sanitizeHtml,
  sanitizeInSlices,
  type SanitizeOptions,
} from '@share/safety/server';

/** The site, and the hosts whose players texts may show. */
export type BodyContext = SanitizeOptions;

/** The text of an item as its page shows it: sanitised, with its headings right under the title of the page. */
export const toArticleBody = (html: string | undefined, context: BodyContext): SafeHtml =>
  rankHeadings(sanitizeHtml(html ?? '', context), 2);

/** The same without blocking the server: a long text yields to other requests in between. */
export const toArticleBodyInSlices = async (html: string, context: BodyContext): Promise<SafeHtml> =>
  rankHeadingsInSlices(await sanitizeInSlices(html, context), 2);
