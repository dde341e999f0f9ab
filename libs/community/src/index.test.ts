/** @jest-environment node */
import * as surface from './index';
import { communityIslands } from './islands';
import * as server from './server';

test('the public surface, importable without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(surface)).toEqual([]);
  expect(Object.keys(server).sort()).toEqual([
    'circleTabs',
    'loadCirclePage',
    'loadLawPage',
    'loadOpenCatalogPage',
    'loadOpenEntryPage',
    'loadPostPage',
    'loadTopicPage',
  ]);
  expect(Object.keys(communityIslands)).toEqual([
    'joinCircle',
    'reactions',
    'circlePost',
    'circlePosts',
    'circleGroups',
    'lawAnswers',
    'openEntries',
  ]);
});
