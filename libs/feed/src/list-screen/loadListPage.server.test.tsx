/** @jest-environment node */
import { ApiError } from '@share/api-client';
import { createFeedApi } from '../../testing/feedFixtures';
import { readPage } from '../../testing/readPage';
import { loadModulePage } from '../module-screen/loadModulePage.server';
import { loadListPage } from './loadListPage.server';

const unknown = () => Promise.reject(new ApiError({ kind: 'business', code: 404, message: 'no such list' }));
const down = () => Promise.reject(new ApiError({ kind: 'network', message: 'down' }));

test('a list is titled by the platform and shared at its address', async () => {
  const { page } = await readPage(loadListPage, { list_id: 'listNigh', page: '2' });
  expect(page).toMatchObject({
    title: '夜里还亮着的灯',
    share: { path: '/davmu/share/list/listNigh/index.html', summary: '天黑以后，谁在替这座城醒着。' },
    appLink: { id: 'listNigh', content_link: '/davmu/share/list/listNigh/index.html' },
  });
});

test('a content module is shared at its tab', async () => {
  const { page } = await readPage(loadModulePage, { id: 'modRead1', group: 'tabStory' });
  expect(page).toMatchObject({
    title: '周末慢读',
    share: { path: '/davmu/share/content_model/index.html?id=modRead1&group=tabStory' },
    appLink: {
      id: 'modRead1',
      content_link: '/davmu/share/content_model/index.html?id=modRead1&group=tabStory',
    },
  });
});

test.each([
  ['a list without an id', loadListPage, {}],
  ['a list whose id is no id', loadListPage, { list_id: '../x' }],
  ['an unknown list', loadListPage, { list_id: 'nosuchid' }],
  ['a content module without an id', loadModulePage, {}],
  ['an unknown content module', loadModulePage, { id: 'nosuchid' }],
])('%s is missing', async (_name, load, params) => {
  const { outcome } = await readPage(load, params, { getList: unknown, getModule: unknown });
  expect(outcome).toBe('missing');
});

const moduleWithoutGroup = createFeedApi().getModule;

test.each(['nosuchid', '?', 'grpVideo'])(
  'a content module shows itself unfiltered for the group %s, which it does not know (R78)',
  async (group) => {
    const getModule: typeof moduleWithoutGroup = (query, options) =>
      query.group === undefined ? moduleWithoutGroup(query, options) : unknown();
    const { page } = await readPage(loadModulePage, { id: 'modRead1', group }, { getModule });
    const path = '/davmu/share/content_model/index.html?id=modRead1';
    expect(page).toMatchObject({ title: '周末慢读', share: { path }, appLink: { content_link: path } });
  },
);

test.each([
  ['a list', loadListPage, { list_id: 'listNigh' }],
  ['a content module', loadModulePage, { id: 'modRead1' }],
])('%s has no page after its last one, but one without cards is a page', async (_name, load, params) => {
  expect((await readPage(load, { ...params, page: '3' })).page.title).toBeDefined();
  expect((await readPage(load, { ...params, page: '4' })).outcome).toBe('missing');
  expect((await readPage(load, params, createFeedApi(0))).page.title).toBeDefined();
});

test('what cannot be read makes the page fail', async () => {
  const beyond = { list_id: 'listNigh', page: '4' };
  await expect(readPage(loadListPage, { list_id: 'listNigh' }, { getList: down })).rejects.toThrow();
  await expect(readPage(loadListPage, beyond, { getList: down })).rejects.toThrow();
  await expect(readPage(loadModulePage, { id: 'modRead1' }, { getModule: down })).rejects.toThrow();
});
