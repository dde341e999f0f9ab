/** @jest-environment node */
import * as contentDetail from './index';
import * as server from './server';

/* These lists are the public surface: a change here is a change for the app. */

test('@share/content-detail, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(contentDetail).sort()).toEqual([
    'ArticleScreen',
    'HotList',
    'Recommendations',
    'RelatedContent',
    'loadHot',
    'loadRecommendations',
  ]);
});

test('@share/content-detail/server', () => {
  expect(Object.keys(server).sort()).toEqual(['loadArticle', 'loadRelated']);
});
