/** @jest-environment node */
import { requestPage } from '@share/content-cards/testing';
import { noPageActions, PageRoot } from '@share/islands';
import { firstPageIn } from '@share/page-data';
import { noSession } from '@share/session';
import { renderToString } from 'react-dom/server';
import { createFakeSearchApi, createSearchServices } from '../../testing/createSearchServices';
import { readSearchQuery } from './data/searchAddress';
import { searchKeys } from './data/searchKeys';
import type { ResultPage } from './data/SearchView';
import { loadSearchPage } from './loadSearchPage.server';

const load = async (params: Record<string, string>, isOffline = false) => {
  const api = Object.assign(createFakeSearchApi(), { isOffline });
  const { page, data } = await requestPage(loadSearchPage, api, params);
  const services = { ...createSearchServices(api), session: noSession, page: noPageActions };
  const markup = renderToString(
    <PageRoot services={services} fallback={page.fallback}>
      {page.element}
    </PageRoot>,
  );
  return { page, data, api, markup: markup.replaceAll('<!-- -->', '') };
};

test('without a word: hot words, and no search', async () => {
  const { page, api, markup, data } = await load({});
  expect(page).toMatchObject({
    title: '搜索',
    layout: 'listPage',
    hasHeading: true,
    hasOwnBar: true,
    isIndexed: false,
  });
  expect(markup).toContain('骑楼街');
  expect(markup).not.toContain('搜索历史');
  expect(api.requested).toEqual([]);
  expect(data.requested).toEqual(['feed getHotWords']);
});

test('results can be read without scripts, with a link to the next page', async () => {
  const { page, markup, data, api } = await load({ word: '的' });
  expect(page.title).toBe('搜索“的”');
  expect(page.share?.path).toBe('/davmu/share/search/index.html?word=%E7%9A%84');
  expect(markup).toMatch(/<mark[^>]*>的<\/mark>/);
  expect(markup).toMatch(
    /href="\/davmu\/share\/search\/index\.html\?word=%E7%9A%84&amp;page=2"[^>]*>加载更多/,
  );
  expect(data.requested).toContain('search ["的","",1]');
  expect(api.requested).toEqual(['的 - 1']);
});

test('the last page has no link to a next one, and one after it leads back', async () => {
  const last = await load({ word: '的', page: '2' });
  expect(last.api.requested).toEqual(['的 - 2']);
  expect(last.markup).toMatch(/<mark[^>]*>的<\/mark>/);
  expect(last.markup).not.toContain('加载更多');
  const after = await load({ word: '的', page: '9' });
  expect(after.markup).toContain('没有更多结果了');
  expect(after.markup).toContain('href="/davmu/share/search/index.html?word=%E7%9A%84"');
});

test('a saved view is the same at every moment: its times are added for the page', async () => {
  const { page } = await load({ word: '菜市场' });
  const query = readSearchQuery(new URLSearchParams({ word: '菜市场' }));
  const results = firstPageIn<ResultPage>(page.fallback, searchKeys.results(query));
  expect(results?.items[0]).toMatchObject({ time: { text: '9小时前' }, titleHits: [[5, 8]] });
  expect(results?.items[0]).not.toHaveProperty('publishedAt');
});

test('a filter is requested by its type, accounts by none', async () => {
  expect((await load({ word: '湿地', type: 'video' })).api.requested).toEqual(['湿地 video 1']);
  expect((await load({ word: '湿地', type: 'account' })).api.requested).toEqual(['湿地 - 1']);
  expect((await load({ word: '湿地', type: 'poem' })).api.requested).toEqual(['湿地 - 1']);
});

test('what the platform could not say is not shown as empty', async () => {
  const { page, markup, data } = await load({ word: '湿地' }, true);
  expect(data.lacking).toEqual(['feed', 'search']);
  expect(page.fallback).toEqual({});
  expect(markup).toContain('加载失败');
  expect(markup).toContain('重新加载');
  expect(markup).not.toContain('没有找到');
});

test('words that are too long are cut, which the page says; hostile ones stay text', async () => {
  const long = await load({ word: '长'.repeat(80) });
  expect(long.api.requested).toEqual([`${'长'.repeat(50)} - 1`]);
  expect(long.markup).toContain('最多搜索 50 个字，后面的已略去。');
  const hostile = await load({ word: '<script>alert(1)</script>' });
  expect(hostile.markup.replaceAll('<script type="application/json">', '')).not.toContain('<script');
});
