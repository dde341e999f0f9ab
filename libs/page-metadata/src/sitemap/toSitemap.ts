import { escapeHtml } from '@share/safety';
import { toIsoSeconds } from '../toIsoSeconds';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** Seconds. */
  changedAt?: number | undefined;
}

export const sitemapContentType = 'application/xml; charset=utf-8';

const entryXml = (element: string, { url, changedAt }: SitemapEntry): string => {
  const time = toIsoSeconds(changedAt);
  return `<${element}><loc>${escapeHtml(url)}</loc>${time ? `<lastmod>${time}</lastmod>` : ''}</${element}>`;
};

const document = (root: string, element: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map((entry) => entryXml(element, entry)),
    `</${root}>`,
  ].join('');

/** The pages of a part of the site (sitemaps.org). */
export const toSitemap = (pages: readonly SitemapEntry[]): string => document('urlset', 'url', pages);

/** The sitemaps of the parts of the site. */
export const toSitemapIndex = (sitemaps: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', sitemaps);
