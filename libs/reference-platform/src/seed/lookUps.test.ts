/** @jest-environment node */
import type { AlbumTracks, ContentDetail } from '@share/api-contract/sent';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { demoLinks } from './demoLinks';

test('each family serves an item of every content type under the ids that are linked', async () => {
  const { call } = await openTestPlatform();
  const served: Record<string, Set<string>> = { peony: new Set(), guzzle: new Set() };
  for (const { content_type, post_id, path } of demoLinks) {
    if (!content_type) continue;
    const family = path.startsWith('/davmu/share/mp/') ? 'guzzle' : 'peony';
    const answer = await call('GET', `/${family}/v1/content/${post_id}?type=${content_type}`);
    expect([post_id, answer.status]).toEqual([post_id, 200]);
    served[family]?.add(content_type);
  }
  expect(served['peony']?.size).toBe(16);
  expect(served['guzzle']).toEqual(served['peony']);
});

const read = async <Data>(path: string): Promise<Data> => {
  const { call } = await openTestPlatform();
  return (await call('GET', path)).body.data;
};
const contentOf = (id: string) => read<ContentDetail>(`/peony/v1/content/${id}`);

test.each([
  ['hlsvid01', { payload: expect.objectContaining({ play_url: '/media/live/vod.m3u8', duration: 24 }) }],
  ['listen01', { audio_url: '/media/clip/voice.mp3' }],
  ['warning1', { content_warning: expect.stringContaining('火灾') }],
  ['aimade01', { ai_label: expect.stringContaining('生成') }],
  ['audio30s', { duration_str: '00:30' }],
  ['h5framed', { payload: expect.objectContaining({ real_url: '/davmu/agreement/warm_stations' }) }],
  ['h5popup1', { content: expect.stringContaining('通宵开门') }],
  ['evillink', { payload: expect.objectContaining({ url: expect.stringMatching(/^javascript:/) }) }],
  ['pclink01', { pc_link: '/davmu/agreement/warm_stations' }],
  ['sptopoff', { payload: expect.objectContaining({ enable_app: 0, enable_pc: 1 }) }],
  ['mpgallr1', { pic_num: 4, mp_user_id: 'mpDoorKeep' }],
])('%s shows what it is there for', async (id, fields) => {
  expect(await contentOf(id)).toMatchObject(fields);
});

test('a video names its album first, a short video the next one', async () => {
  const firstRelation = async (id: string) => (await contentOf(id)).relations?.[0];
  expect(await firstRelation('craftv01')).toMatchObject({ post_id: 'craftsva', content_type: 'video_album' });
  expect(await firstRelation('svfirst1')).toMatchObject({ post_id: 'svnext01', content_type: 'svideo' });
});

test('the tracks of one album are short, those of another fill more than a page', async () => {
  const tracksOf = (id?: string) => read<AlbumTracks>(`/peony/v3/album/tracks/audio_album/${id}`);
  const album = await tracksOf('mpaualb1');
  expect(album.tracks.map(({ payload }) => payload)).toEqual(
    Array(4).fill(expect.objectContaining({ play_url: '/media/clip/bells-30.mp3', duration: 30 })),
  );
  const long = demoLinks.find(({ title }) => title === '一座城的读书声');
  expect((await tracksOf(long?.post_id)).total).toBeGreaterThan(30);
});
