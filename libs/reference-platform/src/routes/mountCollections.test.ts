import type {
  Album,
  AlbumTracks,
  ChannelPage,
  ContentCard,
  Group,
  Special,
  SpecialContent,
} from '@share/api-contract/sent';
import { findViolations } from '@share/api-contract/testing';
import { openTestPlatform } from '../../testing/openTestPlatform';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;
let platform: Platform;
beforeAll(async () => {
  platform = await openTestPlatform();
});

/** The data of a good answer, after its body was held against the document. */
const read = async <Data>(operationId: string, path: string): Promise<Data> => {
  const { status, body } = await platform.call('GET', path);
  expect(`${path} ${findViolations(operationId, status, body)}`).toBe(`${path} `);
  expect(body.code).toBe(0);
  return body.data as Data;
};
const ids = (posts: ContentCard[]) => posts.map((post) => post.post_id);

describe('channels', () => {
  test('have modules, and each answers', async () => {
    const { groups } = await read<{ groups: Group[] }>('getGroups', '/peony/v1/group');
    expect(groups[0]?.modules?.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['content', 'special', 'topic', 'app']),
    );
    for (const { group_id } of groups) {
      await read('getChannelContent', `/peony/v1/content?gid=${group_id}&pageindex=1&pagesize=10`);
    }
  });

  test('show banners and top items on the first page only, and nothing twice', async () => {
    const first = await read<ChannelPage>('getChannelContent', '/peony/v1/content?gid=grpHome1');
    expect(ids(first.banners.posts)).toEqual(['bridgeg1', 'wetspec1', 'musiclv1']);
    expect(ids(first.tops)[0]).toBe('wetland1');
    const seen = [...ids(first.tops), ...ids(first.posts)];
    for (let page = 2; page <= 5; page += 1) {
      const path = `/peony/v1/content?gid=grpHome1&pageindex=${page}&pagesize=10`;
      const next = await read<ChannelPage>('getChannelContent', path);
      expect([next.banners.posts, next.tops]).toEqual([[], []]);
      seen.push(...ids(next.posts));
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('without gid the first channel is shown', async () => {
    const first = await read<ChannelPage>('getChannelContent', '/peony/v1/content');
    expect(first).toEqual(await read('getChannelContent', '/peony/v1/content?gid=grpHome1'));
  });

  test('the video channel holds videos', async () => {
    const { posts } = await read<ChannelPage>('getChannelContent', '/peony/v1/content?gid=grpVideo');
    expect(posts.every(({ content_type }) => /video/.test(content_type))).toBe(true);
  });
});

describe('modules, lists and cards', () => {
  test('a module shows its first tab, or the one requested', async () => {
    const first = await read('getModule', '/peony/v1/module/modRead1');
    expect(first).toMatchObject({ group_id: 'tabPeopl', title: '周末慢读' });
    const story = await read('getModule', '/peony/v1/module/modRead1?group=tabStory&size=5');
    expect(story).toMatchObject({ group_id: 'tabStory', posts: expect.any(Array) });
    expect(story).not.toEqual(first);
  });

  test('a list pages to its end', async () => {
    const last = await read<{ posts: ContentCard[]; total: number }>(
      'getList',
      '/peony/v1/list/listAll1?page=10&size=10',
    );
    expect([last.posts.length, last.total]).toEqual([10, 100]);
    const beyond = await read<{ posts: ContentCard[] }>('getList', '/peony/v1/list/listAll1?page=11');
    expect(beyond.posts).toEqual([]);
    expect(await read('getList', '/peony/v1/list/listSoon')).toMatchObject({ posts: [], total: 0 });
  });

  test('cards lead to stories', async () => {
    const daily = await read('getFlyCards', '/peony/v1/fly_card/flydaily');
    expect(daily).toMatchObject({ total: 10, title: '云浦早知道' });
    expect(JSON.stringify(daily)).toContain('"post":{');
  });
});

describe('search', () => {
  const search = (query: string) =>
    read<{ posts: ContentCard[]; total: number; accounts?: unknown[] }>(
      'searchContent',
      `/peony/v1/search?${new URLSearchParams(query)}`,
    );

  test('every hot word finds something', async () => {
    const { words } = await read<{ words: { word: string }[] }>('getHotWords', '/peony/v1/search/hot-words');
    for (const { word } of words) {
      expect([word, (await search(`keyword=${word}`)).total > 0]).toEqual([word, true]);
    }
  });

  test('puts words of the title first', async () => {
    const { posts, total } = await search('keyword=湿地&size=50');
    expect(total).toBe(posts.length);
    const inTitle = posts.map(({ title }) => title.includes('湿地'));
    expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(inTitle).size).toBe(2);
  });

  test('needs every word, and takes letters of any width and case', async () => {
    expect((await search('keyword=白鹭 菜市场')).total).toBe(0);
    const { posts } = await search('keyword=Ｎ３ 夜班');
    expect(ids(posts)).toContain('busnight');
    expect(await search('keyword=n3 夜班')).toEqual(await search('keyword=Ｎ３ 夜班'));
  });

  test('filters by type, and returns accounts only without a type', async () => {
    const whole = await search('keyword=影像');
    expect(whole.accounts).toEqual([expect.objectContaining({ name: '云浦影像' })]);
    const videos = await search('keyword=影像&type=video');
    expect(videos.accounts).toBeUndefined();
    expect(new Set(videos.posts.map(({ content_type }) => content_type))).toEqual(new Set(['video']));
  });

  test('pages without overlap', async () => {
    const [one, two] = [await search('keyword=云浦&page=1'), await search('keyword=云浦&page=2')];
    expect(ids(one.posts).filter((id) => ids(two.posts).includes(id))).toEqual([]);
  });

  test('markup and patterns are searched as text', async () => {
    expect(ids((await search('keyword=%23湿地三年：说说')).posts)).toEqual(['wettopic']);
    expect((await search('keyword=.*')).total).toBe(0);
  });

  test('what no list has is not found either', async () => {
    expect((await search('keyword=<script>')).total).toBe(0);
    expect((await search('keyword=抽水机响到天亮')).total).toBe(0);
  });
});

describe('special topics', () => {
  test('contain the first items of each group; its pages contain all', async () => {
    const special = await read<Special>('getSpecial', '/peony/v3/special/wetspec1');
    expect(special).toMatchObject({ title: '专题：与水相处的三年', content: expect.stringContaining('<p>') });
    const group = special.groups.find(({ group_id }) => group_id === 'wsFurthr');
    const all: string[] = [];
    for (let page = 1; all.length < (group?.total ?? 0); page += 1) {
      const path = `/peony/v3/special/wetspec1/content?group_id=wsFurthr&page=${page}`;
      const batch = await read<SpecialContent>('getSpecialContent', path);
      expect(batch.content_list.length).toBe(page === 1 ? 50 : (group?.total ?? 0) - 50);
      all.push(...ids(batch.content_list));
    }
    expect(all.slice(0, 6)).toEqual(ids(group?.content_list ?? []));
    expect(new Set(all).size).toBe(all.length);
  });

  test('a planned group has no content list', async () => {
    const { groups } = await read<Special>('getSpecial', '/peony/v3/special/wetspec1');
    expect(groups.find(({ group_id }) => group_id === 'wsMap001')).not.toHaveProperty('content_list');
    const path = '/peony/v3/special/wetspec1/content?group_id=wsMap001';
    expect(await read('getSpecialContent', path)).toMatchObject({ content_list: [], total: 0 });
  });

  test('every special item opens', async () => {
    const { posts } = await read<ChannelPage>('getChannelContent', '/peony/v1/content?gid=grpSpecl');
    for (const { post_id, content_type } of posts) {
      if (content_type !== 'special') continue;
      const { groups } = await read<Special>('getSpecial', `/peony/v3/special/${post_id}`);
      expect([post_id, groups.filter(({ total }) => Number(total) > 0).length > 2]).toEqual([post_id, true]);
    }
  });
});

describe('albums', () => {
  test('an unfinished audio album and its thirty newest tracks', async () => {
    const album = await read<Album>('getAlbum', '/peony/v3/album/audio_album/nightbot');
    expect(album).toMatchObject({
      uid: 'nightbot',
      series: 'audio_album',
      album_status: { status: 0, total: 24 },
    });
    const { tracks, total } = await read<AlbumTracks>(
      'getAlbumTracks',
      '/peony/v3/album/tracks/audio_album/nightbot',
    );
    expect([total, tracks.length, tracks[0]?.post_id, tracks[0]?.number]).toEqual([24, 24, 'rainpod1', 24]);
    expect(tracks[0]?.payload).toMatchObject({ play_url: '/media/clip/rain-1690.mp3', duration: 1690 });
  });

  test('a page holds thirty, oldest first when requested', async () => {
    const { posts } = await read<{ posts: ContentCard[] }>(
      'getRelatedAlbums',
      '/peony/v3/album/relates/audio_album/nightbot',
    );
    const reading = posts.find(({ title }) => title === '一座城的读书声')?.post_id;
    const path = `/peony/v3/album/tracks/audio_album/${reading}?sort=old`;
    const first = await read<AlbumTracks>('getAlbumTracks', path);
    const second = await read<AlbumTracks>('getAlbumTracks', `${path}&page=2`);
    expect([first.tracks.length, second.tracks.length, first.total]).toEqual([30, 6, 36]);
    expect(second.tracks.map(({ number }) => number)).toEqual([31, 32, 33, 34, 35, 36]);
  });

  test('a video album, one that is empty, and one whose status is missing', async () => {
    const path = '/peony/v3/album/tracks/video_album/craftsva';
    const { tracks } = await read<AlbumTracks>('getAlbumTracks', path);
    expect([tracks.length, tracks[0]?.content_type]).toEqual([12, 'video']);
    expect(await read('getAlbum', '/peony/v3/album/audio_album/albumnew')).toMatchObject({
      album_status: { status: 0, total: 0 },
    });
    expect(await read('getAlbumTracks', '/peony/v3/album/tracks/audio_album/albumnew')).toEqual({
      tracks: [],
      total: 0,
    });
    expect(await read<Album>('getAlbum', '/peony/v3/album/video_album/albumold')).toHaveProperty(
      'album_status',
      { total: 6 },
    );
  });
});

test.each([
  ['/peony/v1/content?gid=unknown1', 404, 1002, '栏目'],
  ['/peony/v1/content?gid=..%2Finner', 400, 400, 'gid'],
  ['/peony/v1/content?pagesize=51', 400, 400, 'pagesize'],
  ['/peony/v1/module/unknown1', 404, 1002, '栏目'],
  ['/peony/v1/module/modRead1?group=unknown1', 404, 1002, '栏目'],
  ['/peony/v1/list/unknown1', 404, 1002, '栏目'],
  ['/peony/v1/list/a%2Fb', 400, 400, 'list_id'],
  ['/peony/v1/fly_card/unknown1', 404, 1002, '栏目'],
  ['/peony/v1/search', 400, 400, 'keyword'],
  ['/peony/v1/search?keyword=%20', 400, 400, 'keyword'],
  [`/peony/v1/search?keyword=${'a'.repeat(51)}`, 400, 400, 'keyword'],
  ['/peony/v1/search?keyword=a&type=poem', 400, 400, 'type'],
  ['/peony/v3/special/unknown1', 404, 1001, '内容不存在'],
  ['/peony/v3/special/wetland1', 404, 1001, '内容不存在'],
  ['/peony/v3/special/wetspec1/content', 400, 400, 'group_id'],
  ['/peony/v3/special/wetspec1/content?group_id=unknown1', 404, 1002, '栏目'],
  ['/peony/v3/special/wetspec1/content?group_id=wsLatest&size=51', 400, 400, 'size'],
  ['/peony/v3/album/poem/nightbot', 400, 400, 'series'],
  ['/peony/v3/album/video_album/nightbot', 404, 1001, '内容不存在'],
  ['/peony/v3/album/tracks/audio_album/unknown1', 404, 1001, '内容不存在'],
  ['/peony/v3/album/relates/audio_album/unknown1', 404, 1001, '内容不存在'],
])('%s is refused with a clear message', async (path, status, code, text) => {
  const answer = await platform.call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.message).toContain(text);
});

test('every picture of a collection exists', async () => {
  const kinds = ['group', 'list', 'fly-cards', 'activity', 'form', 'invite', 'preview'];
  const all = JSON.stringify(await Promise.all(kinds.map((kind) => platform.store.list(kind))));
  const paths = new Set(all.match(/\/media\/[\w/-]+\.(svg|jpg)/g));
  expect(paths.size).toBeGreaterThan(20);
  for (const path of paths) expect([path, (await platform.send('GET', path)).status]).toEqual([path, 200]);
});
