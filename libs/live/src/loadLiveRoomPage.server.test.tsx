import { ApiError } from '@share/api-client';
import { received, requestPage } from '@share/content-cards/testing';
import { createLiveApi } from '../testing/createLiveServices';
import { livePost } from '../testing/liveFixtures';
import type { LiveView } from './data/LiveView';
import { loadLiveRoomPage } from './loadLiveRoomPage.server';

const setUp = (given = {}) => {
  const api = createLiveApi(received(given), [livePost(0)]);
  const load = (params: Record<string, string> = {}) =>
    requestPage(loadLiveRoomPage, api, { post_id: 'birdlive', ...params });
  return { api, load };
};

test('the page of a room: its head, its card, what the app opens', async () => {
  const { page, data } = await setUp().load();
  expect(page).toMatchObject({
    title: '慢直播：南岸观鸟屋的一整天',
    layout: 'docDetail',
    share: { path: '/davmu/share/peony/local_live/birdlive/index.html', image: '/media/scene/wetland.svg' },
    appLink: { stype: 'localLiveDetailspage', id: 'birdlive', type: 'local_live' },
    contentId: 'birdlive',
    reportTarget: { type: 'content', id: 'birdlive' },
  });
  expect(Object.keys(page.fallback)).toHaveLength(2);
  expect(data.requested).toEqual([
    'live getLiveInfo birdlive',
    'live getLiveRoom lvBirds1 1',
    'live getLiveChat lvBirds1',
  ]);
});

test('the app opens the room as the content type that it has (R60)', async () => {
  expect((await setUp({ content_type: 'live' }).load()).page).toMatchObject({
    share: { path: '/davmu/share/peony/local_live/birdlive/index.html' },
    appLink: { stype: 'localLiveDetailspage', id: 'birdlive', type: 'live' },
  });
});

test('the server says where the title may break', async () => {
  const { page } = await setUp().load();
  const { element } = page as unknown as { element: { props: { data: { room: LiveView } } } };
  const { title, titleWords: words = '' } = element.props.data.room;
  const lengths = Array.from(words, (length) => parseInt(length, 36));
  expect(lengths.length).toBeGreaterThan(3);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(title.length);
});

test.each([
  ['landscape', undefined],
  ['portrait', 'dark'],
  ['image', 'paper'],
] as const)('R80: the transparent header of a %s room lies on %j', async (type, ground) => {
  const { page } = await setUp({ type }).load();
  expect(page).toMatchObject({ layout: 'docDetail' });
  expect(page.ground).toBe(ground);
});

test('a later page of text and pictures', async () => {
  const { data } = await setUp().load({ page: '3' });
  expect(data.requested).toContain('live getLiveRoom lvBirds1 3');
});

const fails = (status: number) => () =>
  Promise.reject(new ApiError({ kind: 'business', code: 6001, message: 'x', status } as never));

test('a room that does not exist is missing, any other failure is one (R71)', async () => {
  const { api, load } = setUp();
  api.getLiveInfo = fails(404);
  expect((await load()).outcome).toBe('missing');
  api.getLiveInfo = fails(200);
  await expect(load()).rejects.toThrow();
});

test('without its text and pictures the room is shown, and says that they are missing', async () => {
  const { api, load } = setUp();
  api.getLiveRoom = fails(500);
  const { page, data } = await load();
  expect(page).toMatchObject({ fallback: {} });
  expect(data.lacking).toEqual(['live']);
});

test.each([
  ['another room', { post_id: 'harborlv', live_id: 'lvHarbor' }],
  ['no id', { post_id: null }],
  ['an id of another type', { live_id: { a: 1 } }],
  ['no title', { title: null }],
])('an answer with %s is a failure (R71)', async (_, given) => {
  await expect(setUp(given).load()).rejects.toMatchObject({ kind: 'contract' });
});
