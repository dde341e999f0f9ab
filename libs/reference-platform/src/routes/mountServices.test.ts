import { findViolations } from '@share/api-contract/testing';
import type { ShareConfig, Weather } from '@share/api-contract/sent';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { signPage } from '../services/createShareConfigs';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;
let platform: Platform;
beforeEach(async () => {
  platform = await openTestPlatform();
});

const read = async <Data>(operationId: string, path: string): Promise<Data> => {
  const { status, body } = await platform.call('GET', path);
  expect(`${path} ${findViolations(operationId, status, body)}`).toBe(`${path} `);
  expect(body.code).toBe(0);
  return body.data as Data;
};

const day = 24 * 3_600_000;

describe('share config', () => {
  const page = 'https://news.example.com/davmu/share/index.html?from=timeline';
  const path = `/peony/v1/system/wxshare?path=${encodeURIComponent(`${page}#top`)}`;

  test('carries the signature under its misspelled name only', async () => {
    const account = { appId: 'wx1234567890abcdef', ticket: 'kgt8ON7yVITDhtdwci0qeZnr' };
    platform = await openTestPlatform({ shareAccount: account });
    const config = await read<ShareConfig>('getShareConfig', path);
    const { timestamp, nonceStr } = config;
    expect(config).toMatchObject({ appId: account.appId, link: page, title: '云浦新闻' });
    expect(config.signtrue).toBe(await signPage({ ...account, timestamp, nonceStr, url: page }));
    expect(Object.values(config).filter((value) => /^[0-9a-f]{40}$/.test(String(value)))).toHaveLength(1);
    expect(config).not.toHaveProperty('signature');
    expect(JSON.stringify(config)).not.toContain(account.ticket);
    expect(timestamp).toBe(platform.clock.now / 1000);
  });

  test('never uses a nonce twice', async () => {
    const [one, two] = [
      await read<ShareConfig>('getShareConfig', path),
      await read<ShareConfig>('getShareConfig', path),
    ];
    expect(one.nonceStr).not.toBe(two.nonceStr);
    expect(one.imgUrl).toMatch(/^https:\/\/news\.example\.com\/media\//);
  });
});

test('the download address is a JSON string', async () => {
  const value = await read<string>('getAppModule', '/peony/v1/app/module?module_name=app_download_url');
  expect(JSON.parse(value)).toMatchObject({ url: expect.stringMatching(/^https:/) });
});

test('an activity is announced, under way or over by the clock', async () => {
  const statusOf = async (id: string) =>
    (await read<{ status: number }>('getActivity', `/peony/v1/activity/${id}`)).status;
  expect([await statusOf('nightrun'), await statusOf('birdwalk'), await statusOf('swapbook')]).toEqual([
    0, 1, 2,
  ]);
  platform.clock.now += 130 * day;
  expect([await statusOf('nightrun'), await statusOf('birdwalk')]).toEqual([2, 2]);
});

test('a form is open until it ends', async () => {
  expect(await read('getForm', '/peony/v3/form/wishform/detail')).toMatchObject({ status: 1 });
  expect(await read('getForm', '/peony/v3/form/bookform/detail')).toMatchObject({ status: 2 });
});

test('an invitation names its inviter, and ends', async () => {
  expect(await read('getInvite', '/peony/v1/invite/YP7K3Q')).toMatchObject({ inviter: { alias: '小满' } });
  expect(await read('getInvite', '/peony/v1/invite/YP2M8T')).toMatchObject({ code: 'YP2M8T' });
  platform.clock.now += 366 * day;
  expect((await platform.call('GET', '/peony/v1/invite/YP2M8T')).body.code).toBe(1004);
});

test('places and their weather, as observed at the full hour', async () => {
  expect(await read('getPlace', '/peony/v3/lbs/placewet')).toMatchObject({ name: '南岸湿地观鸟屋' });
  platform.clock.now += 1_700_000;
  const weather = await read<Weather>('getWeather', '/peony/v3/lbs_weather/placeyp1');
  expect([weather.city, weather.updated_at % 3600]).toEqual(['云浦', 0]);
});

test.each([
  ['/peony/v1/system/wxshare', 400, 400, 'path'],
  ['/peony/v1/system/wxshare?path=javascript:alert(1)', 400, 400, 'path'],
  ['/peony/v1/system/wxshare?path=/davmu/share/', 400, 400, 'path'],
  ['/peony/v1/app/module', 400, 400, 'module_name'],
  ['/peony/v1/app/module?module_name=secret', 404, 1006, '配置'],
  ['/peony/v1/app/module?module_name=..%2Fsecret', 400, 400, 'module_name'],
  ['/peony/v3/form/unknown1/detail', 404, 1003, '表单'],
  ['/peony/v1/activity/unknown1', 404, 1001, '内容不存在'],
  ['/peony/v1/invite/YP0D1X', 404, 1004, '邀请码'],
  ['/peony/v1/invite/unknown1', 404, 1004, '邀请码'],
  ['/peony/v3/lbs/unknown1', 404, 1005, '地点'],
  ['/peony/v3/lbs_weather/unknown1', 404, 1005, '地点'],
])('%s is refused with a clear message', async (path, status, code, text) => {
  const answer = await platform.call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.message).toContain(text);
});

describe('complaints', () => {
  const complaint = { target_type: 'content', target_id: 'wetland1', reason: '内容不实' };
  const submit = (
    body: object = complaint,
    headers: Record<string, string> = { 'x-request-id': 'device-0001' },
  ) => platform.call('POST', '/peony/v1/report', { body, headers });
  const reports = () => platform.store.list<{ reporter: string; content: string }>('report');

  test('are taken without a login, and stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
    for (const { status, body } of answers) expect(findViolations('createReport', status, body)).toBe('');
    const receipts = answers.map(({ body }) => body.data as { report_id: string; is_repeated: boolean });
    expect(new Set(receipts.map(({ report_id }) => report_id)).size).toBe(1);
    expect(receipts.filter(({ is_repeated }) => !is_repeated)).toHaveLength(1);
    expect(await reports()).toHaveLength(1);
    expect(await platform.store.count('audit', { action: 'createReport' })).toBe(1);
  });

  test('belong to the owner of the token, whatever the body contains', async () => {
    const { token, user_id } = await platform.login();
    const forged = { ...complaint, reporter: 'user:other', user_id: 'other' };
    await submit(forged, { authorization: token });
    expect(await reports()).toEqual([expect.objectContaining({ reporter: `user:${user_id}` })]);
  });

  test('are plain text', async () => {
    await submit({ ...complaint, content: '  第三段\u0000的数字不对\r\n' });
    expect((await reports())[0]?.content).toBe('第三段的数字不对');
  });

  test('are limited per device', async () => {
    const targets = ['wetland1', 'market04', 'clockman', 'busnight', 'libnight', 'rivermap'];
    const codes: number[] = [];
    for (const target_id of targets) codes.push((await submit({ ...complaint, target_id })).body.code);
    expect(codes).toEqual([0, 0, 0, 0, 0, 429]);
    const refused = await submit({ ...complaint, target_id: 'rivermap' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await submit()).body.code).toBe(0);
    platform.clock.now += 61_000;
    expect((await submit({ ...complaint, target_id: 'rivermap' })).body.code).toBe(0);
  });

  test.each([
    [{ ...complaint, reason: '就是不喜欢' }, 1101, '原因'],
    [{ ...complaint, target_id: 'unknown1' }, 1102, '不存在'],
    [{ ...complaint, target_type: 'comment' }, 1102, '不存在'],
    [{ ...complaint, target_type: 'weather' }, 400, 'target_type'],
    [{ ...complaint, content: '长'.repeat(501) }, 1103, '500'],
    [{ target_type: 'content' }, 400, 'target_id'],
  ])('%j is refused', async (body, code, text) => {
    const answer = await submit(body);
    expect([answer.body.code, answer.body.message]).toEqual([code, expect.stringContaining(text)]);
    expect(await reports()).toEqual([]);
  });

  test('another site cannot send one', async () => {
    const answer = await submit(complaint, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.body.code]).toEqual([403, 403]);
  });
});
