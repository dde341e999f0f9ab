/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { circleFixture, postFixtures, topicFixture } from '../../testing/communityFixtures';
import { createFakeApi } from '../../testing/createCommunityServices';
import { asPage, loadFound, loadPage } from '../../testing/loadPage';
import { loadTopicPage } from './loadTopicPage.server';

const createApi = (circles = [circleFixture()]) =>
  createFakeApi({ circles, topics: [topicFixture()], posts: postFixtures(3) });

const show = async (params: Record<string, string>, api = createApi()) =>
  renderToString(asPage(await loadFound(loadTopicPage, params, api)));

test.each<[Record<string, string>, object]>([
  [{ id: 'ctSouth1' }, { id: 'ctSouth1', content_link: '/davmu/share/dimim/topic/index.html?id=ctSouth1' }],
  [{}, { content_link: '/davmu/share/dimim/topic/index.html' }],
])('the app opens %j at the same page', async (params, appLink) => {
  expect((await loadFound(loadTopicPage, params, createApi())).appLink).toEqual(appLink);
});

test.each(['id', 'topic_id'])('a topic by %s: its posts and its circle', async (name) => {
  const api = createApi();
  const markup = await show({ [name]: 'ctSouth1' }, api);
  expect(markup).toContain('#南岸打卡#</h1>');
  expect(markup).toMatch(/circle\/index.html\?id=circBird"[^>]*>云浦观鸟/);
  expect(api.requested).toContain('list posts undefined ctSouth1 new 1');
});

test('the topic stands without its circle', async () => {
  const markup = await show({ id: 'ctSouth1' }, createApi([]));
  expect(markup).not.toContain('来自圈子');
  expect(markup).toContain('第 1 个早晨');
});

test('without an id: the topics of all circles', async () => {
  expect(await show({})).toContain('#南岸打卡#');
});

test.each<Record<string, string>>([{ id: 'nosuchid' }, { id: 'ctSouth1', page: '2' }, { page: '2' }])(
  '%j is missing',
  async (params) => {
    expect(await loadPage(loadTopicPage, params, createApi())).toBe('missing');
  },
);
