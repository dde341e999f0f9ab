import type { SafeHtml } from '@share/safety';
import { rankHeadings, sanitizeHtml } from '@share/safety/server';

/** The text of an item as its page shows it: sanitised, with its headings right under the title of the page. */
export const toArticleBody = (html: string | undefined, context: { siteOrigin: string }): SafeHtml =>
  rankHeadings(sanitizeHtml(html ?? '', context), 2);
