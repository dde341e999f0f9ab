/** @jest-environment node */
import { requestPage } from '@share/content-cards/testing';
import { renderToString } from 'react-dom/server';
import { circleFixture, postFixtures, topicFixture } from '../../testing/communityFixtures';
import { createFakeApi } from '../../testing/createCommunityServices';
import { asPage, loadFound, loadPage } from '../../testing/loadPage';
import { loadCirclePage } from './loadCirclePage.server';

const createApi = (posts = 12) =>
  createFakeApi({ circles: [circleFixture()], topics: [topicFixture()], posts: postFixtures(posts) });

const show = async (params: Record<string, string>, api = createApi()) => {
  const page = await loadFound(loadCirclePage, params, api);
  return { page, markup: renderToString(asPage(page)) };
};

test('a circle with its newest posts', async () => {
  const { page, markup } = await show({ id: 'circBird' });
  expect(page).toMatchObject({
    title: '云浦观鸟',
    layout: 'default',
    contentId: 'circBird',
    share: {
      path: '/davmu/share/dimim/circle/index.html?id=circBird',
      summary: '只看，不喂，不追，不放声音引鸟。',
      image: '/media/circle.svg',
    },
    appLink: { id: 'circBird', content_link: '/davmu/share/dimim/circle/index.html?id=circBird' },
  });
  expect(markup).toMatch(/<h1[^>]*>云浦观鸟<\/h1>/);
  expect(markup.match(/data-exposure/g)).toHaveLength(10);
  expect(markup).toMatch(/href="[^"]*id=circBird&amp;page=2"/);
});

test('each tab is an address, and requests what it shows', async () => {
  const api = createApi();
  const { markup } = await show({ id: 'circBird', type: 'essence' }, api);
  expect(api.requested).toContain('list posts circBird undefined essence 1');
  expect(markup).toMatch(/type=essence" aria-current="page"/);
  const topics = await show({ id: 'circBird', type: 'topics' });
  expect(topics.markup).toContain('#南岸打卡#');
  const unknown = await show({ id: 'circBird', type: 'constructor' });
  expect(unknown.markup).toContain('第 1 个早晨');
});

test('a later page starts where its address says', async () => {
  const { markup } = await show({ id: 'circBird', page: '2' });
  expect(markup).toContain('第 11 个早晨');
  expect(markup).not.toContain('第 1 个早晨');
  expect(markup).toMatch(/id=circBird"[^>]*>上一页/);
  expect(markup).not.toMatch(/href="[^"]*page=3"/);
});

test('without an id: all circles', async () => {
  const { page, markup } = await show({});
  expect(page.title).toBe('圈子');
  expect(page.appLink).toEqual({ content_link: '/davmu/share/dimim/circle/index.html' });
  expect(markup).toContain('<h1');
  expect(markup).toContain('云浦观鸟');
});

test.each([
  ['a circle that does not exist', { id: 'nosuchid' }],
  ['a page behind the end', { id: 'circBird', page: '3' }],
  ['a page of topics behind the end', { id: 'circBird', type: 'topics', page: '2' }],
  ['a page of circles behind the end', { page: '2' }],
])('%s is missing', async (_name, params: Record<string, string>) => {
  expect(await loadPage(loadCirclePage, params, createApi())).toBe('missing');
});

test('a list that fails leaves the circle, and is not called empty', async () => {
  const api = createApi();
  api.failsLists = true;
  const { page, markup } = await show({ id: 'circBird' }, api);
  expect(page.fallback).toEqual({});
  expect(markup).toContain('加载失败');
  expect(markup).not.toContain('暂无内容');
});

test('an empty list says so', async () => {
  const { markup } = await show({ id: 'circBird' }, createApi(0));
  expect(markup).toContain('暂无内容');
});

test('without the platform there is no page', async () => {
  const api = createApi();
  api.isOffline = true;
  await expect(loadPage(loadCirclePage, { id: 'circBird' }, api)).rejects.toMatchObject({ kind: 'network' });
});

test.each([
  ['another circle', circleFixture({ id: 'other001' })],
  ['no circle at all', { id: 'circBird' }],
])('%s in the answer is a failure, not a missing circle (R71)', async (_name, answer) => {
  const api = { ...createApi(), getCircle: async () => answer as never };
  await expect(loadPage(loadCirclePage, { id: 'circBird' }, api)).rejects.toMatchObject({
    kind: 'contract',
  });
});

test('data are cached by what was requested, not by who asks or when', async () => {
  const { data } = await requestPage(loadCirclePage, createApi(), {
    id: 'circBird',
    page: '2',
    type: 'essence',
  });
  expect(data.requested.sort()).toEqual(['community circle/circBird', 'community posts/circBird//essence/2']);
});
