/** @jest-environment node */
import * as surface from './index';
import { clueIslands } from './islands';
import * as server from './server';

it('exports exactly these names and loads without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(surface)).toEqual([]);
  expect(Object.keys(server).sort()).toEqual([
    'createReportPageLoader',
    'loadPersonPage',
    'loadTopicPage',
    'personTabs',
    'topicSorts',
  ]);
  expect(Object.keys(clueIslands)).toEqual(['clueReports', 'cluePosts', 'clueTopics', 'cluePictures']);
});

test.each(Object.entries(clueIslands))('the code of %s is a component', async (_, { load }) => {
  expect(typeof (await load())).toBe('function');
});
