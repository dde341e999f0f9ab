import { operations } from './operations';

const parse = (id: keyof typeof operations, part: 'params' | 'query' | 'body', value: unknown) => {
  const schema = operations[id][part];
  if (!schema) throw new Error(`${id} takes no ${part}`);
  return schema.safeParse(value);
};

test('comment pages default to ten items from page 1, newest first', () => {
  expect(parse('getTopComments', 'query', {}).data).toEqual({ pageindex: 1, pagesize: 10, sort: 'new' });
});

test.each([
  ['getTopComments', 'query', { pageindex: '0' }],
  ['getTopComments', 'query', { pagesize: '51' }],
  ['getTopComments', 'query', { sort: 'old' }],
  ['getRecommendations', 'query', { page: 'two' }],
  ['getContentDetail', 'params', { post_id: '../inner' }],
  ['getContentDetail', 'params', { post_id: 'a'.repeat(65) }],
  ['getContentDetail', 'query', { type: 'poem' }],
  ['searchContent', 'query', { keyword: '  ' }],
  ['searchContent', 'query', { keyword: '湿'.repeat(51) }],
  ['getChannelContent', 'query', { gid: '../inner' }],
  ['getSpecialContent', 'query', {}],
  ['getSpecialContent', 'query', { group_id: 'wsLatest', size: '51' }],
  ['getAlbum', 'params', { series: 'article', uid: 'nightbot' }],
  ['getShareConfig', 'query', { path: 'javascript:alert(1)' }],
  ['getAppModule', 'query', { module_name: 'a/b' }],
  ['getPreviewDetail', 'params', { id: '../../peony' }],
  ['createReport', 'body', { target_type: 'content', target_id: '', reason: '其他' }],
  ['createToken', 'body', { appid: '1', platform: 'mobile' }],
  ['createComment', 'body', { content: 5 }],
  ['createToken', 'body', { appid: 1, platform: 'mobile', account: '13900000001', device_id: 'd' }],
  ['createToken', 'body', { appid: 1, platform: 'mobile', account: '13900000001', verify_code: '123456' }],
  ['createToken', 'body', { appid: 1, platform: 'mobile', device_id: 'd', verify_code: '123456' }],
  ['sendVerifyCode', 'query', { tel: '13900000001' }],
  ['sendVerifyCode', 'query', { tel: '13900000001', type: '5' }],
  ['getAccount', 'params', { id: '../auth' }],
  ['changeCollection', 'body', { type: 'toggle' }],
  ['changeFollow', 'body', { type: '1' }],
  ['changeStar', 'body', { target_type: 'live', target_id: 'wetland1', type: 'add' }],
  ['getLiveChat', 'query', { size: '101' }],
  ['getLiveChat', 'query', { before: '0' }],
  ['getLiveToken', 'query', {}],
  ['likeLivePost', 'body', { msg_id: '../inner' }],
  ['sendLiveMessage', 'body', { content: ['a'] }],
  ['createBooking', 'body', { booking_id: 'lvMusic1', booking_type: 'poem' }],
  ['getBookings', 'query', {}],
  ['getBookings', 'query', { booking_type: 'live', tiny: 'yes' }],
  ['logEvents', 'body', []],
  ['logEvents', 'body', { timestamp: 1, version: 2, terminal: 'wap', tid: '', behavior: 'click' }],
] as const)('%s refuses %s %j', (id, part, value) => {
  expect(parse(id, part, value).success).toBe(false);
});

test('a login says account, device and either code or password; an anonymous visitor says less', () => {
  const device = { appid: 1, platform: 'mobile', device_id: 'd' };
  const login = { ...device, account: '13900000001' };
  for (const body of [device, { ...login, verify_code: '123456' }, { ...login, password: 'secret' }])
    expect(parse('createToken', 'body', body).success).toBe(true);
  expect(parse('createToken', 'body', { ...login, verify_code: '123456', password: 'secret' }).success).toBe(
    false,
  );
});

test('a beacon holds one event or a batch', () => {
  const event = { timestamp: 1, version: 1, terminal: 'wap', tid: 'a|b', behavior: 'exposure' };
  expect(parse('logEvents', 'body', event).success).toBe(true);
  expect(parse('logEvents', 'body', [event, event]).success).toBe(true);
});

test('batches of a special topic default to fifty, tracks of an album to thirty, newest first', () => {
  expect(parse('getSpecialContent', 'query', { group_id: 'wsLatest' }).data).toMatchObject({
    page: 1,
    size: 50,
  });
  expect(parse('getAlbumTracks', 'query', {}).data).toEqual({ page: 1, size: 30, sort: 'new' });
});
