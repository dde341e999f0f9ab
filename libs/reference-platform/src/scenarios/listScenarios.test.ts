import { openTestPlatform } from '../../testing/openTestPlatform';
import { listScenarios } from './listScenarios';

const signing = `/peony/v1/system/wxshare?path=${encodeURIComponent('https://news.example.com/')}`;
const preview = '/inner/preview/document/detail/prevart1';

const open = async (name: string) => {
  const platform = await openTestPlatform();
  await platform.send('POST', '/-/scenario', { body: { name } });
  return platform;
};

test.each([
  ['channels-fail', '/peony/v1/group', 500],
  ['channels-fail', '/peony/v1/content', 500],
  ['collections-fail', '/peony/v1/list/listNigh', 500],
  ['search-fails', '/peony/v1/search?keyword=a', 500],
  ['special-fails', '/peony/v3/special/wetspec1', 500],
  ['special-content-fails', '/peony/v3/special/wetspec1', 200],
  ['special-content-fails', '/peony/v3/special/wetspec1/content?group_id=wsLatest', 500],
  ['album-tracks-fail', '/peony/v3/album/audio_album/nightbot', 200],
  ['album-tracks-fail', '/peony/v3/album/tracks/audio_album/nightbot', 500],
  ['share-config-fails', signing, 500],
  ['download-url-fails', '/peony/v1/app/module?module_name=app_download_url', 500],
  ['activity-missing', '/peony/v1/activity/birdwalk', 404],
  ['invite-missing', '/peony/v1/invite/YP7K3Q', 404],
  ['places-fail', '/peony/v3/lbs/placeyp1', 500],
  ['inner-down', preview, 503],
  ['inner-down', '/dinner/comment/prevmp01', 503],
  ['inner-down', '/peony/v1/content/wetland1', 200],
])('%s: %s answers %i', async (name, path, status) => {
  expect((await (await open(name)).send('GET', path)).status).toBe(status);
});

test.each([
  ['channel-empty', '/peony/v1/content', { banners: { posts: [] }, tops: [], posts: [], total: 0 }],
  ['collections-empty', '/peony/v1/module/modRead1', { title: '周末慢读', posts: [], total: 0 }],
  ['search-empty', '/peony/v1/search?keyword=湿地', { posts: [], total: 0 }],
  ['special-empty', '/peony/v3/special/wetspec1', { groups: [], sections: [] }],
  ['album-empty', '/peony/v3/album/audio_album/nightbot', { album_status: { status: 0, total: 0 } }],
  ['share-signature-wrong', signing, { signtrue: '0'.repeat(40) }],
  ['preview-expired', preview, { expired_at: 1 }],
])('%s is a success with its own data', async (name, path, data) => {
  expect((await (await open(name)).call('GET', path)).body).toMatchObject({ code: 0, data });
});

test('an expired preview holds no body, and an ending one still does', async () => {
  expect((await (await open('preview-expired')).call('GET', preview)).body.data).not.toHaveProperty(
    'content',
  );
  const { data } = (await (await open('preview-ending')).call('GET', preview)).body;
  expect(data).toMatchObject({ content: expect.any(String), expired_at: expect.any(Number) });
});

test('a malformed download address cannot be parsed', async () => {
  const platform = await open('download-url-malformed');
  const { body } = await platform.call('GET', '/peony/v1/app/module?module_name=app_download_url');
  expect(() => JSON.parse(body.data)).toThrow(SyntaxError);
});

test('a refused complaint has a Retry-After', async () => {
  const body = { target_type: 'content', target_id: 'wetland1', reason: '其他' };
  const answer = await (await open('report-refused')).call('POST', '/peony/v1/report', { body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});

test('each can be requested by name', async () => {
  const platform = await openTestPlatform();
  for (const name of Object.keys(listScenarios)) {
    expect((await platform.send('POST', '/-/scenario', { body: { name } })).status).toBe(200);
  }
});
