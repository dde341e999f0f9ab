/** @jest-environment node */
import * as contentDetail from './index';
import { contentIslands } from './islands';
import * as page from './page';
import * as server from './server';

/* These lists are the public surface: a change here is a change for the app. */

test('@share/content-detail, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(contentDetail).sort()).toEqual([
    'DetailScreen',
    'blocksOf',
    'toDetailLayout',
    'toDetailSubject',
  ]);
});

test('@share/content-detail/server', () => {
  expect(Object.keys(server).sort()).toEqual(['loadDetailPage']);
});

test('@share/content-detail/page', () => {
  expect(Object.keys(page)).toEqual(['startArticle']);
});

test('@share/content-detail/islands', () => {
  expect(Object.keys(contentIslands).sort()).toEqual([
    'albumStrip',
    'audio',
    'audioAlbum',
    'capsule',
    'endActions',
    'frameOpener',
    'gallery',
    'miniProgram',
    'outside',
    'shortVideo',
    'shortVideoRail',
    'special',
    'tools',
    'video',
    'videoAlbum',
    'videoAlbumTracks',
  ]);
});
