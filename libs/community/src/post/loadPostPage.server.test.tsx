/** @jest-environment node */
import type { CirclePost } from '@share/api-contract/types';
import { renderToString } from 'react-dom/server';
import { circleFixture, postFixture, postFixtures } from '../../testing/communityFixtures';
import { createFakeApi } from '../../testing/createCommunityServices';
import { asPage, loadFound, loadPage } from '../../testing/loadPage';
import { loadPostPage } from './loadPostPage.server';

const createApi = (fields: Partial<CirclePost> = {}) =>
  createFakeApi({ circles: [circleFixture()], posts: [postFixture(fields), ...postFixtures(3)] });

const show = async (params: Record<string, string>, api = createApi()) => {
  const page = await loadFound(loadPostPage, params, api);
  return { page, markup: renderToString(asPage(page)) };
};

test.each(['id', 'post_id'])('a post by %s: whole, with its circle and other posts', async (name) => {
  const { page, markup } = await show({ [name]: 'cpbird01' });
  expect(page).toMatchObject({
    title: '小满：今早在 3 号观鸟屋，六点半到七点最好看，记得带长焦。',
    share: { path: '/davmu/share/dimim/content/index.html?id=cpbird01', image: '/media/a.svg' },
    appLink: { id: 'cpbird01', content_link: '/davmu/share/dimim/content/index.html?id=cpbird01' },
    contentId: 'cpbird01',
    reportTarget: { type: 'circle', id: 'cpbird01' },
  });
  expect(markup).toContain('小满：今早');
  expect(markup).toContain('3204 位成员');
  expect(markup.match(/data-exposure="([^"]+)"/g)).toEqual([1, 2, 3].map((n) => `data-exposure="post-${n}"`));
});

test('a post of pictures alone is called after its topic, else its circle', async () => {
  expect((await show({ id: 'cpbird01' }, createApi({ content: '' }))).page.title).toBe('小满：南岸打卡');
  const bare = createApi({ content: '\u200b', topic: undefined });
  expect((await show({ id: 'cpbird01' }, bare)).page.title).toBe('小满：云浦观鸟');
});

test('it stands without its circle and the other posts', async () => {
  const api = createApi();
  api.failsLists = true;
  const { markup } = await show({ id: 'cpbird01' }, { ...api, getCircle: () => Promise.reject(new Error()) });
  expect(markup).toContain('记得带长焦');
  expect(markup).toMatch(/circle\/index.html\?id=circBird/);
  expect(markup).toContain('加载失败');
});

test('without an id: posts of all circles, each naming its circle', async () => {
  const { page, markup } = await show({});
  expect(page.appLink).toEqual({ content_link: '/davmu/share/dimim/content/index.html' });
  expect(markup.match(/circle\/index.html\?id=circBird"[^>]*>云浦观鸟/g)).toHaveLength(4);
});

test.each<Record<string, string>>([{ id: 'nosuchid' }, { page: '9' }])('%j is missing', async (params) => {
  expect(await loadPage(loadPostPage, params, createApi())).toBe('missing');
});
