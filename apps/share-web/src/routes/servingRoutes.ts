import { loadAuthPage } from '@share/auth';
import { loadPcPage } from '@share/desktop-page';
import { loadSitemap } from '@share/feed/server';
import { answerOEmbed } from '@share/page-metadata';
import { loadBarPage, loadOfflinePage } from '@share/shell';
import { homePath } from '@share/site-paths';
import type { Route } from './Route';

/** Pages that serve other pages. */
export const servingRoutes: Route[] = [
  /** The home page under the name that other addresses end with (R6). */
  {
    path: '/index.html',
    query: [{ name: 'group', isOpen: true }, 'page'],
    load: async ({ address: { query } }) => ({
      kind: 'redirect',
      status: 301,
      location: [homePath, query.toString()].filter(Boolean).join('?'),
    }),
  },
  /** Receives a login made in the mini program (spec §2, R5). */
  { path: '/auth', load: ({ settings }) => loadAuthPage(settings) },
  /** The open-app banner alone (spec §2, R5). */
  { path: '/bar', load: ({ config }) => loadBarPage({ config }) },
  /** A page of the site as a phone shows it, on a desktop (spec §2, R5, R14). */
  {
    path: '/pc',
    query: [{ name: 'url', isOpen: true }],
    load: ({ address: { query }, settings, config, describePage }) =>
      loadPcPage({ ...settings, url: query.get('url'), config, describePage }),
  },
  /** The service worker's page for visits without network. */
  { path: '/offline', load: ({ config }) => loadOfflinePage({ config }) },
  /** A page of the site as a card for other sites. */
  {
    path: '/oembed',
    query: [
      { name: 'url', isOpen: true },
      { name: 'format', isOpen: true },
    ],
    load: ({ address: { query }, describePage, services: { pictures } }) =>
      answerOEmbed({ query, describePage, pictures }),
  },
  /** The newest pages of a channel for search engines; without a channel the list of these. */
  {
    path: '/sitemap.xml',
    query: ['group'],
    load: ({ address: { query }, services: { api }, data, settings: { siteOrigin } }) =>
      loadSitemap({ group: query.get('group'), api, data, siteOrigin }),
  },
];
