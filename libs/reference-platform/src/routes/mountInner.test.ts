import type { CommentList, ContentDetail, Special, StaticAlbum } from '@share/api-contract/sent';
import { findViolations } from '@share/api-contract/testing';
import { openTestPlatform } from '../../testing/openTestPlatform';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;
let platform: Platform;
beforeAll(async () => {
  platform = await openTestPlatform({ inner: true });
});

const read = async <Data>(operationId: string, path: string): Promise<Data> => {
  const { status, body } = await platform.call('GET', path);
  expect(`${path} ${findViolations(operationId, status, body)}`).toBe(`${path} `);
  expect(body.code).toBe(0);
  return body.data as Data;
};
const preview = (id: string) =>
  read<ContentDetail>('getPreviewDetail', `/inner/preview/document/detail/${id}`);

const paths = [
  '/inner/preview/document/detail/prevart1',
  '/inner/comment/prevart1',
  '/dinner/comment/prevmp01',
  '/inner/wxshare?path=https%3A%2F%2Fnews.example.com%2F',
  '/inner/static/content/article/wetland1',
  '/inner/static/special/wetspec1',
  '/inner/static/album/audio_album/nightbot',
  '/inner/static/hot72',
];

test.each(paths)('%s exists only where it was requested', async (path) => {
  const open = await openTestPlatform({ inner: false });
  expect((await open.call('GET', path)).body.code).toBe(404);
  expect((await platform.call('GET', path)).body.code).toBe(0);
});

describe('previews', () => {
  test('show what the public does not see', async () => {
    expect(await preview('prevart1')).toMatchObject({ content: expect.stringContaining('两份方案') });
    expect((await platform.call('GET', '/peony/v1/content/prevart1')).body.code).toBe(1001);
    expect((await platform.call('GET', '/peony/v1/comment/prevart1')).body.code).toBe(1001);
    const found = await platform.call('GET', `/peony/v1/search?keyword=${encodeURIComponent('两份方案')}`);
    expect(found.body.data).toMatchObject({ total: 0 });
  });

  test('may end at a time in seconds, milliseconds or ISO 8601, or never', async () => {
    const [seconds, milliseconds, iso, none] = [
      (await preview('prevart1')).expired_at,
      (await preview('prevvid1')).expired_at,
      (await preview('previmg1')).expired_at,
      (await preview('prevnone')).expired_at,
    ];
    expect(milliseconds).toBe(Number(seconds) * 1000);
    expect(iso).toBe(new Date(Number(milliseconds)).toISOString());
    expect(none).toBeUndefined();
  });

  test('have no body and media after their end', async () => {
    const gone = await preview('prevgone');
    expect(gone).toMatchObject({ title: '预览已经结束的一篇', expired_at: expect.any(Number) });
    expect(gone).not.toHaveProperty('content');
    const own = await openTestPlatform({ inner: true });
    const path = '/inner/preview/document/detail/prevvid1';
    expect((await own.call('GET', path)).body.data).toHaveProperty('payload.play_url');
    own.clock.now += 31 * 24 * 3_600_000;
    expect((await own.call('GET', path)).body.data).not.toHaveProperty('payload');
  });

  test('include media accounts and items already published', async () => {
    expect(await preview('prevmp01')).toMatchObject({ mp: { name: '城门口的阿坚' } });
    expect(await preview('wetland1')).toMatchObject({ title: expect.stringContaining('白鹭') });
  });
});

describe('comments of the internal host', () => {
  test('are those of colleagues for a preview, those of visitors for a published item', async () => {
    const notes = await read<CommentList>('getInnerComments', '/inner/comment/prevart1');
    expect([notes.count, notes.comments[0]?.alias]).toEqual([3, '校对 温立']);
    expect(await read('getInnerComments', '/inner/comment/wetland1')).toMatchObject({ total: 128 });
  });

  test('the family of media accounts answers only for what they publish', async () => {
    expect(await read('getInnerMediaComments', '/dinner/comment/prevmp01')).toMatchObject({ count: 1 });
    expect(await read('getInnerMediaComments', '/dinner/comment/mpaccnt1')).toHaveProperty('comments');
    for (const id of ['prevart1', 'hostile1', 'unknown1']) {
      expect((await platform.call('GET', `/dinner/comment/${id}`)).body.code).toBe(1001);
    }
  });
});

test('the static store holds what the public calls answer', async () => {
  const pairs = [
    ['getStaticContent', '/inner/static/content/article/wetland1', '/peony/v1/content/wetland1'],
    ['getStaticHot72h', '/inner/static/hot72', '/peony/v3/hot/72h'],
  ] as const;
  for (const [operationId, inner, open] of pairs) {
    expect(await read(operationId, inner)).toEqual((await platform.call('GET', open)).body.data);
  }
});

test('the static store holds special topics with whole groups, albums with all tracks', async () => {
  const special = await read<Special>('getStaticSpecial', '/inner/static/special/wetspec1');
  const { data } = (await platform.call('GET', '/peony/v3/special/wetspec1')).body as { data: Special };
  expect(special.groups.map(({ total }) => total)).toEqual(data.groups.map(({ total }) => total));
  for (const { content_list, total } of special.groups) expect(content_list?.length).toBe(total);
  const { tracks, ...album } = await read<StaticAlbum>(
    'getStaticAlbum',
    '/inner/static/album/audio_album/nightbot',
  );
  const open = '/peony/v3/album';
  expect(album).toEqual((await platform.call('GET', `${open}/audio_album/nightbot`)).body.data);
  const answer = await platform.call('GET', `${open}/tracks/audio_album/nightbot?size=50`);
  expect(tracks).toEqual((answer.body.data as { tracks: unknown }).tracks);
});

test('the static store holds what is not published too, until its preview ends', async () => {
  const own = await openTestPlatform({ inner: true });
  const paths = ['/inner/static/special/prevspc1', '/inner/static/album/audio_album/prevaud1'] as const;
  for (const path of paths) expect((await own.call('GET', path)).body.code).toBe(0);
  expect((await own.call('GET', paths[0])).body.data).toMatchObject({ groups: [{ total: 2 }, {}] });
  expect((await own.call('GET', paths[1])).body.data).toMatchObject({ tracks: [{}, {}] });
  own.clock.now += 31 * 24 * 3_600_000;
  for (const path of paths) expect((await own.call('GET', path)).body.code).toBe(1001);
});

test.each([
  ['/peony/v3/special/prevspc1', 404, 1001],
  ['/peony/v3/album/audio_album/prevaud1', 404, 1001],
  ['/peony/v3/album/tracks/audio_album/prevaud1', 404, 1001],
  ['/inner/static/special/prevart1', 404, 1001],
  ['/inner/preview/document/detail/unknown1', 404, 1001],
  ['/inner/preview/document/detail/..%2F..', 400, 400],
  ['/inner/comment/unknown1', 404, 1001],
  ['/inner/static/content/video/wetland1', 404, 1001],
  ['/inner/static/content/poem/wetland1', 400, 400],
  ['/inner/static/album/audio_album/craftsva', 404, 1001],
  ['/inner/wxshare?path=ftp%3A%2F%2Fexample.com', 400, 400],
])('%s is refused', async (path, status, code) => {
  const answer = await platform.call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
