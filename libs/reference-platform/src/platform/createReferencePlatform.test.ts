import { operations } from '@share/api-contract';
import { findViolations } from '@share/api-contract/testing';
import { StoreError } from '@share/reference-core';
import { decode } from 'hono/jwt';
import { openTestPlatform } from '../../testing/openTestPlatform';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
beforeEach(async () => {
  platform = await openTestPlatform();
});

const event = {
  event_id: 'event-01',
  timestamp: 1,
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'click',
};

/** One good request per operation. */
const requests: Record<keyof typeof operations, readonly [path: string, body?: unknown]> = {
  createToken: ['/peony/v1/auth', { appid: 1, platform: 'mobile' }],
  getAppInfo: ['/peony/v1/app/info'],
  getGroups: ['/peony/v1/group'],
  logEvents: ['/tracker/log', [event]],
  getContentDetail: ['/peony/v1/content/wetland1?type=article&less=false'],
  getRelatedContent: ['/peony/v3/content/article/wetland1/related?page=1&size=4'],
  getRecommendations: ['/peony/v1/recommend?page=1&size=50'],
  getHot72h: ['/peony/v3/hot/72h?page=1&size=10'],
  getEditorPicks: ['/peony/v3/hot/editor?page=2&size=10'],
  getTopComments: ['/peony/v1/comment/wetland1?pageindex=1&pagesize=10&sort=hot'],
  getChildComments: ['/peony/v1/comment/wetland1/thread'],
  getClueReport: ['/peony/v3/clue_report/clueroad/detail'],
  getClueRecommendTopics: ['/peony/v3/clue_report/recommend_topics?limit=10&sort=view_sum'],
  getClueTopic: ['/peony/v3/clue_report/topic/%E9%81%93%E8%B7%AF%E4%B8%8E%E8%B7%AF%E7%81%AF?page=1&limit=10'],
  getCluePerson: ['/peony/v3/clue_report/user/cluXitang'],
  getPersonClues: ['/peony/v3/clue_report/user/cluXitang/clues?page=1&size=10'],
  getPersonAtClues: ['/peony/v3/clue_report/user/cluRepair/at_ta_clues?page=1&size=10'],
  getPersonRelatedPosts: ['/peony/v3/clue_report/user/cluFangT1/relate_posts?page=1&size=10'],
  getCirclePost: ['/circle/v1/api/share/content/detail?id=cpbird01'],
  getCirclePosts: ['/circle/v1/api/share/content/list?circle_id=circBird&page=1&size=10'],
  getCircleTopic: ['/circle/v1/api/share/topic/detail?id=ctSouth1'],
  getCircleTopics: ['/circle/v1/api/share/topic/list?circle_id=circBird'],
  getCircle: ['/circle/v1/api/share/circle/detail?id=circBird'],
  getCircles: ['/circle/v1/api/share/circle/list'],
  getLawQuestion: ['/law/v1/api/share/question/detail?id=lawtrial'],
  getLawAnswers: ['/law/v1/api/share/question/answerlist?id=lawtrial&page=1&size=10'],
  getOpenContent: ['/peony/v1/picho/v1/open/yunpubook/content/8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded'],
  getOpenContents: ['/peony/v1/picho/v1/open/yunpubook/content?catalog_id=bookroad'],
  getOpenCatalog: ['/peony/v1/picho/v1/open/yunpubook/catalog/bookroot'],
  getLiveInfo: ['/peony/v3/live/info/birdlive'],
  getLiveRoom: ['/peony/v3/live/room/lvBridg1?page=1&size=20'],
  likeLivePost: ['/peony/v3/live/room/lvBridg1/like', { msg_id: 'lvBridg1p003' }],
  getLiveChat: ['/peony/v3/live/chat/lvBirds1?size=20'],
  sendLiveMessage: ['/peony/v3/live/chat/lvBirds1/send_msg', { content: '苍鹭还在吗' }],
  getLiveToken: ['/peony/v3/live/token?live_id=lvBirds1'],
  createBooking: ['/peony/v3/booking', { booking_id: 'lvMusic1', booking_type: 'live' }],
  removeBooking: ['/peony/v3/un_booking', { booking_id: 'lvMusic1', booking_type: 'live' }],
  getBookings: ['/peony/v3/booking_list?booking_type=live&tiny=1'],
  sendVerifyCode: ['/peony/v1/vcode?tel=13900000001&type=6'],
  getAccount: ['/peony/v1/account/OWNID'],
  getOwnAccount: ['/peony/v1/account'],
  logout: ['/peony/v1/account/logout'],
  getInviteRecord: ['/peony/v1/invite/record?page=1&size=10'],
  getUserRelation: ['/peony/v3/content/article/wetland1/user_related'],
  changeCollection: [
    '/peony/v1/collection/wetland1',
    { type: 'add', track_id: 'trk_wetland1', cid: 'wetland1' },
  ],
  changeStar: ['/peony/v1/star', { target_type: 'content', target_id: 'wetland1', type: 'add' }],
  getMediaAccountContent: ['/guzzle/v1/content/mpaccnt1?type=article&less=false'],
  getMediaAccountTopComments: ['/guzzle/v1/comment/mpaccnt1?pageindex=1&pagesize=10&sort=hot'],
  getMediaAccountChildComments: ['/guzzle/v1/comment/mpaccnt1/nobody00'],
  createMediaAccountComment: [
    '/guzzle/v1/comment/mpaccnt1',
    { comment_type: 1, content: '第一千张最好看。' },
  ],
  changeMediaAccountCollection: ['/guzzle/v1/collection/mpaccnt1', { type: 'add', cid: 'mpaccnt1' }],
  changeMediaAccountStar: ['/guzzle/v1/star', { target_type: 'content', target_id: 'mpaccnt1', type: 'add' }],
  changeFollow: ['/guzzle/v1/mp/follow/mpDoorKeep', { type: 1 }],
  getFollowState: ['/guzzle/v1/mp/is_followed/mpDoorKeep'],
  getMediaAccount: ['/guzzle/v1/mp/info/mpDoorKeep'],
  getFollowList: ['/guzzle/v1/mp/follow_list/mpDoorKeep?page=1&size=10'],
  createComment: ['/peony/v1/comment/wetland1', { content: '今天又去看了一次白鹭。' }],
  getHotWords: ['/peony/v1/search/hot-words'],
  searchContent: ['/peony/v1/search?keyword=cafe&type=article&page=1&size=10'],
  getChannelContent: ['/peony/v1/content?gid=grpHome1&pageindex=1&pagesize=10'],
  getModule: ['/peony/v1/module/modRead1?group=tabStory&page=1&size=10'],
  getList: ['/peony/v1/list/listNigh?page=1&size=10'],
  getFlyCards: ['/peony/v1/fly_card/flydaily'],
  getSpecial: ['/peony/v3/special/wetspec1'],
  getSpecialContent: ['/peony/v3/special/wetspec1/content?group_id=wsFurthr&page=1&size=50'],
  getAlbum: ['/peony/v3/album/audio_album/nightbot'],
  getAlbumTracks: ['/peony/v3/album/tracks/audio_album/nightbot?page=1&size=30'],
  getRelatedAlbums: ['/peony/v3/album/relates/audio_album/nightbot'],
  getShareConfig: ['/peony/v1/system/wxshare?path=https%3A%2F%2Fnews.example.com%2Fdavmu%2Fshare%2F'],
  getAppModule: ['/peony/v1/app/module?module_name=app_download_url'],
  createReport: ['/peony/v1/report', { target_type: 'content', target_id: 'wetland1', reason: '其他' }],
  getForm: ['/peony/v3/form/wishform/detail'],
  getActivity: ['/peony/v1/activity/birdwalk'],
  getInvite: ['/peony/v1/invite/YP7K3Q'],
  getPlace: ['/peony/v3/lbs/placeyp1'],
  getWeather: ['/peony/v3/lbs_weather/placeyp1'],
  getPreviewDetail: ['/inner/preview/document/detail/prevart1'],
  deleteComment: ['/peony/v1/comment/wetland1/OWNCOMMENT/delete'],
  deleteMediaAccountComment: ['/guzzle/v1/comment/mpaccnt1/OWNCOMMENT/delete'],
  getInnerComments: ['/inner/comment/wetland1'],
  getInnerMediaComments: ['/dinner/comment/mpaccnt1'],
  getInnerShareConfig: ['/inner/wxshare?path=https%3A%2F%2Fnews.example.com%2F'],
  getStaticContent: ['/inner/static/content/article/wetland1'],
  getStaticSpecial: ['/inner/static/special/wetspec1'],
  getStaticAlbum: ['/inner/static/album/audio_album/nightbot'],
  getStaticHot72h: ['/inner/static/hot72'],
};

test.each(Object.values(operations))('$operationId answers as the document says', async (operation) => {
  const [path, body] = requests[operation.operationId as keyof typeof requests];
  const { token, user_id } = await platform.login();
  const [, post] = /(\w+)\/OWNCOMMENT/.exec(path) ?? [];
  if (post) await platform.store.put('comment', 'OWNCOMMENT', { post, parent: '', owner_user_id: user_id });
  const answer = await platform.call(
    operation.method.toUpperCase(),
    path.replace('thread', 'nobody00').replace('OWNID', user_id),
    {
      body,
      headers: { authorization: token },
    },
  );
  expect(answer.body).toMatchObject({ code: 0, message: '' });
  expect(findViolations(operation.operationId, answer.status, answer.body)).toBe('');
});

test('every item of the sample content is valid, in detail and in lists', async () => {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await platform.call('GET', `/peony/v1/recommend?page=${page}&size=50`);
    expect(findViolations('getRecommendations', status, body)).toBe('');
    const { posts } = body.data as { posts: { post_id: string }[] };
    if (posts.length === 0) break;
    ids.push(...posts.map((post) => post.post_id));
  }
  expect(new Set(ids).size).toBe(await platform.store.count('content'));
  for (const id of ids) {
    const { status, body } = await platform.call('GET', `/peony/v1/content/${id}`);
    expect(`${id} ${findViolations('getContentDetail', status, body)}`).toBe(`${id} `);
  }
});

test('app_info is a JSON string with the theme colour', async () => {
  const { body } = await platform.call('GET', '/peony/v1/app/info');
  const { app_info } = body.data as { app_info: string };
  expect(JSON.parse(app_info)).toMatchObject({
    primaryColor: '#FF4A26',
    h5_config: { site_name: '云浦新闻' },
  });
});

test('an anonymous token names the device and ends', async () => {
  const { body } = await platform.call('POST', '/peony/v1/auth', {
    body: { appid: 1, platform: 'mobile' },
    headers: { 'x-request-id': 'device-0001' },
  });
  const { payload } = decode((body.data as { token: string }).token);
  expect(payload).toMatchObject({ appid: 1, platform: 'mobile', device_id: 'device-0001', uid: 'anonymous' });
  expect(payload.exp).toBeGreaterThan(platform.clock.now / 1000);
});

test('the short form leaves out the body and the related items', async () => {
  const short = await platform.call('GET', '/peony/v1/content/wetland1?less=true');
  const whole = await platform.call('GET', '/peony/v1/content/wetland1');
  expect(short.body.data).not.toHaveProperty('content');
  expect(short.body.data).not.toHaveProperty('relations');
  expect(whole.body.data).toMatchObject({ content: expect.stringContaining('<p>'), comment_count: 128 });
  expect(whole.body.data).not.toHaveProperty('related_ids');
});

test.each([
  ['GET', '/peony/v1/content/unknown1', undefined, 404, 1001, '内容不存在'],
  ['GET', '/peony/v1/content/wetland1?type=video', undefined, 404, 1001, '内容不存在'],
  ['GET', '/peony/v1/content/a%2Fb..', undefined, 400, 400, 'post_id'],
  ['GET', '/peony/v1/content/wetland1?type=poem', undefined, 400, 400, 'type'],
  ['GET', '/peony/v3/content/poem/wetland1/related', undefined, 400, 400, 'type'],
  ['GET', '/peony/v1/recommend?page=0', undefined, 400, 400, 'page'],
  ['GET', '/peony/v1/recommend?size=51', undefined, 400, 400, 'size'],
  ['GET', '/peony/v1/recommend?page=1e99', undefined, 400, 400, 'page'],
  ['GET', '/peony/v1/comment/wetland1?sort=old', undefined, 400, 400, 'sort'],
  ['GET', '/peony/v1/nothing', undefined, 404, 404, '接口不存在'],
  ['POST', '/peony/v1/auth', { appid: '1', platform: 'mobile' }, 400, 400, 'appid'],
  ['POST', '/peony/v1/auth', '{"appid":1,', 400, 400, 'JSON'],
  ['POST', '/peony/v1/auth', '"\ud800', 400, 400, 'JSON'],
  ['POST', '/peony/v1/auth', 'x'.repeat(33 * 1024), 413, 413, '过大'],
  [
    'POST',
    '/tracker/log',
    { ...event, extras: JSON.parse('['.repeat(30) + ']'.repeat(30)) },
    400,
    400,
    '层级',
  ],
  ['POST', '/tracker/log', { ...event, version: 2 }, 400, 400, '参数错误'],
] as const)('%s %s is refused with a clear message', async (method, path, body, status, code, text) => {
  const answer = await platform.call(method, path, { body });
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ code, message: expect.stringContaining(text), data: null });
});

test.each([
  ['application/x-www-form-urlencoded', {}],
  ['text/plain', {}],
  ['application/json', { 'content-encoding': 'gzip' }],
])('a body sent as %s %j is refused', async (type, headers) => {
  const answer = await platform.call('POST', '/peony/v1/auth', {
    body: { appid: 1, platform: 'mobile' },
    headers: { 'content-type': type, ...headers },
  });
  expect(answer.body.code).toBe(415);
});

test('a body that is too long is refused also without a content-length', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(4096));
    },
  });
  const response = await platform.app.request('/peony/v1/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('beacons may be text, and an event sent twice is kept once', async () => {
  const text = {
    body: [event, { ...event, event_id: 'event-02' }],
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  };
  expect((await platform.call('POST', '/tracker/log', text)).body.data).toEqual({ accepted: 2, repeated: 0 });
  expect((await platform.call('POST', '/tracker/log', text)).body.data).toEqual({ accepted: 0, repeated: 2 });
  const beacons = (await (await platform.send('GET', '/-/beacons')).json()) as { event_id: string }[];
  expect(beacons.map((beacon) => beacon.event_id)).toEqual(['event-01', 'event-02']);
});

test('unknown fields of a beacon are not stored', async () => {
  await platform.call('POST', '/tracker/log', { body: { ...event, phone: '13800000000' } });
  const beacons = await (await platform.send('GET', '/-/beacons')).text();
  expect(beacons).not.toContain('13800000000');
});

test('a store that fails is answered with 503 and never with a stack', async () => {
  const lines: object[] = [];
  const broken = await openTestPlatform({
    logger: { info: () => undefined, error: (fields) => void lines.push(fields) },
  });
  broken.store.get = () => Promise.reject(new StoreError('connection to 10.0.0.1 lost'));
  const answer = await broken.call('GET', '/peony/v1/content/wetland1');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(answer.body)).not.toContain('10.0.0.1');
  expect(lines).toHaveLength(1);
});

test('a valid request id is passed through, any other is replaced', async () => {
  const given = await platform.call('GET', '/peony/v1/group', { headers: { 'x-request-id': 'abcd-1234' } });
  const forged = await platform.call('GET', '/peony/v1/group', { headers: { 'x-request-id': 'a b"}' } });
  expect(given.headers.get('x-request-id')).toBe('abcd-1234');
  expect(forged.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
});

test('log lines hold the path template and neither ids nor query', async () => {
  const lines: object[] = [];
  const logged = await openTestPlatform({
    logger: { info: (fields) => void lines.push(fields), error: () => undefined },
  });
  await logged.call('GET', '/peony/v1/content/wetland1?type=article');
  expect(lines).toEqual([expect.objectContaining({ route: '/peony/v1/content/{post_id}', status: 200 })]);
  expect(JSON.stringify(lines)).not.toContain('wetland1');
});

test('the test calls exist only when asked for', async () => {
  const plain = await openTestPlatform({ testHooks: false });
  for (const path of ['/-/scenario', '/-/reset', '/-/user-token']) {
    expect((await plain.send('POST', path, { body: {} })).status).toBe(404);
  }
  for (const path of ['/-/inbox', '/-/beacons']) expect((await plain.send('GET', path)).status).toBe(404);
  for (const path of ['/-/ready', '/-/demo-links', '/openapi.json']) {
    expect((await plain.send('GET', path)).status).toBe(200);
  }
});

test('every demo link leads to an item', async () => {
  const links = (await (await platform.send('GET', '/-/demo-links')).json()) as {
    post_id: string;
    content_type?: string;
    path: string;
  }[];
  const items = links.filter(({ content_type }) => content_type);
  expect(items.length).toBeGreaterThanOrEqual(16);
  for (const { post_id, path } of items) {
    expect(path).toContain(post_id);
    expect((await platform.send('GET', `/peony/v1/content/${post_id}`)).status).toBe(200);
  }
});
