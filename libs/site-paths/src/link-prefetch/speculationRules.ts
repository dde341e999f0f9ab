import { basePath } from '../basePath';

/** Marks the links whose documents are requested ahead. */
export const aheadMark = 'data-ahead';

const ownPage = { href_matches: `${basePath}/*` };

/** The addresses that `isPrefetchable` refuses, in the browser's syntax. */
const refused = ['*preview-*', 'auth*', 'bar*', 'pc*', '404*', 'oembed*', 'sitemap*', 'assets/*'].map(
  (path) => ({ not: { href_matches: `${basePath}/${path}` } }),
);

/**
 * Speculation rules of every page: the documents of marked links are fetched at once, any other page of this site when the visitor points
 * at its link. They are never prerendered, so that no page runs, and is counted, before it is shown. The text never changes, so that the
 * policy of a page can name it by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [ownPage, { selector_matches: `a[${aheadMark}]` }] }, eagerness: 'immediate' },
    { where: { and: [ownPage, ...refused] }, eagerness: 'moderate' },
  ],
});
