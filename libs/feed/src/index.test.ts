/** @jest-environment node */
import * as feed from './index';
import { feedIslands } from './islands';
import * as server from './server';

/* These lists are the public surface: a change here is a change for the app. */

test('@share/feed, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(feed).sort()).toEqual([]);
});

test('@share/feed/server', () => {
  expect(Object.keys(server).sort()).toEqual([
    'loadActivityPage',
    'loadFlyCardPage',
    'loadHomePage',
    'loadInvitePage',
    'loadListPage',
    'loadModulePage',
    'loadSearchPage',
    'loadSitemap',
    'searchFilters',
  ]);
});

test('@share/feed/islands', () => {
  expect(Object.keys(feedIslands).sort()).toEqual(['feed', 'flyCards', 'inviteCode', 'inviteRecord']);
});
