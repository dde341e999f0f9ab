/** @jest-environment node */
import { ApiError } from '@share/api-client';
import { createPageRenderer } from '@share/islands/server';
import { sharedSession } from '@share/session';
import { TestPage } from '@share/islands/testing';
import { renderToString } from 'react-dom/server';
import { createFeedApi, createFeedServices, postsOf } from '../../testing/feedFixtures';
import { readPage } from '../../testing/readPage';
import { loadHomePage } from './loadHomePage.server';

const failed = () => Promise.reject(new ApiError({ kind: 'server', status: 503, message: 'down' }));
const unknown = () =>
  Promise.reject(new ApiError({ kind: 'business', code: 1001, message: 'no such channel' }));

const markupOf = async (
  ...args: Parameters<typeof readPage> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const { page } = await readPage(loadHomePage, ...args);
  return renderToString(
    <TestPage services={createFeedServices()} fallback={page.fallback}>
      {page.element}
    </TestPage>,
  );
};

test('the first channel, its cards and its first block are read', async () => {
  const { page, data } = await readPage(loadHomePage, {});
  expect(page).toMatchObject({ title: '云浦新闻', layout: 'listPage', share: { path: '/davmu/share/' } });
  expect(page.group).toBeUndefined();
  expect(data.requested).toEqual([
    'feed getGroups',
    'feed getChannelContent grpHome1 1',
    'feed block modWater wetspec1 3',
  ]);
});

test('a channel of the address', async () => {
  const { page } = await readPage(loadHomePage, { group: 'grpCity1' });
  expect(page).toMatchObject({
    title: '云浦 - 云浦新闻',
    group: 'grpCity1',
    share: { path: '/davmu/share/?group=grpCity1' },
  });
});

test('the first channel by its id is the home page: it has one address', async () => {
  const { page } = await readPage(loadHomePage, { group: 'grpHome1' });
  expect(page).toMatchObject({
    title: '云浦新闻',
    group: 'grpHome1',
    share: { path: '/davmu/share/' },
    subject: { kind: 'site' },
  });
  const markup = await markupOf({ group: 'grpHome1' });
  expect(markup).toContain('href="/davmu/share/?page=2"');
  expect(markup).not.toMatch(/href="[^"]*group=grpHome1/);
});

test.each([
  ['an unknown channel', { group: 'nosuchid' }, { getChannelContent: unknown }],
  ['a channel the column filter drops (R44)', { group: 'grpCircl' }, {}],
  ['what is no id', { group: '../inner' }, {}],
])('%s is missing', async (_name, params, api) => {
  expect((await readPage(loadHomePage, params, api)).outcome).toBe('missing');
});

test('a channel that cannot be read makes the page fail', async () => {
  await expect(readPage(loadHomePage, {}, { getChannelContent: failed })).rejects.toThrow('down');
});

test('without the channels the page says so and shows what it has', async () => {
  const markup = await markupOf({ group: 'grpCity1' }, { getGroups: failed });
  expect(markup).toContain('加载失败');
  expect(markup).toContain('href="/davmu/share/peony/doc/2026/11/grpCity1-p-1/index.html"');
});

test('what is rendered once for all requests follows the answers of the platform', async () => {
  const render = createPageRenderer({
    sheets: [],
    sharedServices: { session: sharedSession, restoredLists: undefined },
    checksParts: true,
  });
  const services = createFeedServices();
  const show = async (api: Parameters<typeof readPage>[2]) => {
    const { page } = await readPage(loadHomePage, {}, api);
    return render({ services, fallback: page.fallback, page: <>{page.element}</> }).markup.join('');
  };
  const usual = await show({});
  expect(usual).toContain('grpHome1-p-1/');
  expect(await show({})).toBe(usual);
  expect(await show({ getSpecial: failed })).not.toContain('wetspec1-');
  expect(await show(createFeedApi(3))).not.toContain('grpHome1-p-4/');
});

test('tabs and further pages are links without scripts', async () => {
  const markup = await markupOf({ group: 'grpCity1', page: '2' });
  expect(markup).toContain('href="/davmu/share/?group=grpCity1"');
  expect(markup).toContain('href="/davmu/share/"');
  expect(markup).toContain('href="/davmu/share/?group=grpCity1&amp;page=3"');
  expect(markup).not.toContain('grpCity1-p-1/');
  expect(markup).toContain('grpCity1-p-11/');
});

test('the last page has no next one', async () => {
  expect(await markupOf({ page: '3' })).not.toContain('page=4');
});

test('after the last page there is none, but a channel without cards is a page', async () => {
  expect((await readPage(loadHomePage, { page: '4' })).outcome).toBe('missing');
  expect((await readPage(loadHomePage, { group: 'grpCity1', page: '4' })).outcome).toBe('missing');
  expect((await readPage(loadHomePage, {}, createFeedApi(0))).page.title).toBe('云浦新闻');
  await expect(readPage(loadHomePage, { page: '4' }, { getChannelContent: failed })).rejects.toThrow('down');
});

test('hostile texts and addresses do not get into the page', async () => {
  const [post] = postsOf('x', 1);
  const hostile = {
    ...post!,
    title: '<script>alert(1)</script>\u202e',
    style: { data: [{ url: 'javascript:alert(1)' }] },
  };
  const markup = await markupOf(
    {},
    {
      getGroups: async () => ({
        groups: [
          {
            group_id: 'grpHome1',
            name: '<b>推荐\u202e',
            type: 'news',
            modules: [
              {
                id: 'modHost1',
                title: '<i>块',
                category: 'content',
                type: 'news',
                url: 'javascript:alert(1)',
              },
            ],
          },
          { group_id: '../inner', name: '坏', type: 'news' },
          { group_id: 'grpOther', name: '其他', type: 'news' },
        ],
      }),
      getChannelContent: async (...call) => ({
        ...(await createFeedApi().getChannelContent(...call)),
        posts: [hostile],
      }),
    },
  );
  expect(markup).not.toMatch(/<script>alert|javascript:|\u202e|<b>推荐|<i>块|\.\.\/inner/);
});
