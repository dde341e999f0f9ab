/** @jest-environment node */
import { hostileSegments } from '@share/safety/testing';
import { renderToString } from 'react-dom/server';
import { catalogFixture, chapterFixture, entryFixtures } from '../../testing/communityFixtures';
import { createFakeApi } from '../../testing/createCommunityServices';
import { asPage, loadFound, loadPage } from '../../testing/loadPage';
import { loadOpenCatalogPage } from './loadOpenCatalogPage.server';

const rid = 'yunpubook';

const createApi = (catalogs = [catalogFixture(), chapterFixture()], entries = 12) =>
  createFakeApi({ catalogs, entries: entryFixtures(entries) });

const show = async (params: Record<string, string>, api = createApi()) => {
  const page = await loadFound(loadOpenCatalogPage, params, api);
  return { page, markup: renderToString(asPage(page)) };
};

test('a catalogue: chapters and entries, under the bar of the site', async () => {
  const { page, markup } = await show({ rid, id: 'bookroot' });
  expect(page).toMatchObject({
    title: '云浦便民手册',
    layout: 'dejin',
    share: { path: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroot' },
    appLink: {
      id: 'bookroot',
      content_link: '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroot',
    },
  });
  expect(page).not.toHaveProperty('hasMasthead');
  expect(markup).toMatch(/rid=yunpubook&amp;id=bookhome"[^>]*><span[^>]*>住在这里/);
  expect(markup.match(/data-exposure/g)).toHaveLength(10);
  expect(markup).toMatch(/href="[^"]*rid=yunpubook&amp;id=bookroot&amp;page=2"/);
});

test('a chapter: marked among its neighbours', async () => {
  const { markup } = await show({ rid, id: 'bookroad' });
  expect(markup).toMatch(/id=bookroad" aria-current="page"/);
  expect(markup).toContain('住在这里');
  expect(markup).toContain('本章内容');
});

test('its neighbours could not be read', async () => {
  const { markup } = await show({ rid, id: 'bookroad' }, createApi([chapterFixture()]));
  expect(markup).toContain('云浦便民手册');
  expect(markup).not.toContain('住在这里');
});

test('the id of a parent that is none is not requested', async () => {
  const api = createApi([chapterFixture({ parent: { id: '../x', title: '上层' } })]);
  await show({ rid, id: 'bookroad' }, api);
  expect(api.requested).toEqual(['catalog bookroad', 'list entries bookroad']);
});

test('without an id: all entries of the resource', async () => {
  const { page, markup } = await show({ rid });
  expect(page.title).toBe('目录');
  expect(page.appLink).toEqual({ content_link: '/davmu/share/dejin/catalog/index.html?rid=yunpubook' });
  expect(markup.match(/data-exposure/g)).toHaveLength(10);
  expect(markup).not.toContain('aria-label="目录"');
});

test('a catalogue without entries, and entries that could not be read', async () => {
  expect((await show({ rid, id: 'bookroot' }, createApi(undefined, 0))).markup).toContain('暂无内容');
  const api = createApi();
  api.failsLists = true;
  expect((await show({ rid, id: 'bookroot' }, api)).markup).toContain('加载失败');
});

test('what is missing, and what is no address', async () => {
  expect(await loadPage(loadOpenCatalogPage, {}, createApi())).toBe('invalid');
  expect(await loadPage(loadOpenCatalogPage, { rid, id: 'nosuchid' }, createApi())).toBe('missing');
  expect(await loadPage(loadOpenCatalogPage, { rid, page: '3' }, createApi())).toBe('missing');
});

test.each(hostileSegments.filter(Boolean))('the resource %s is never requested', async (hostile) => {
  const api = createApi();
  expect(await loadPage(loadOpenCatalogPage, { rid: hostile }, api)).toBe('missing');
  expect(api.requested).toEqual([]);
});
