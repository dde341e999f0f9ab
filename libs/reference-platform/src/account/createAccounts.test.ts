import { decode } from 'hono/jwt';
import { openPeople } from '../../testing/openPeople';
import { demoAccount } from '../seed/people/demoAccount';

const tel = '13900000001';
const minute = 60_000;

let people: Awaited<ReturnType<typeof openPeople>>;
beforeEach(async () => {
  people = await openPeople();
});

const codeLogin = (verify_code: string, account = tel) => people.auth({ account, verify_code });
const account = (token: string) => people.post('/peony/v1/account', token);

describe('login', () => {
  test('a first code login makes an account, the next one finds it', async () => {
    const first = await people.enter(tel);
    expect(decode(first.token).payload).toMatchObject({
      appid: 1,
      platform: 'mobile',
      device_id: 'device-0001',
      uid: first.user_id,
    });
    expect((await account(first.token)).body.data).toMatchObject({
      user_id: first.user_id,
      alias: expect.stringContaining('云浦网友'),
      tel: '139****0001',
    });
    people.clock.now += minute;
    expect((await people.enter(tel)).user_id).toBe(first.user_id);
  });

  test.each([
    ['no device', { device_id: undefined, verify_code: '123456' }, 'device_id'],
    ['another appid', { appid: 2, verify_code: '123456' }, 'appid'],
    ['another platform', { platform: 'pc', verify_code: '123456' }, 'platform'],
    ['neither code nor password', {}, 'verify_code'],
    ['both', { verify_code: '123456', password: 'x' }, 'verify_code'],
    ['no account', { account: undefined, verify_code: '123456' }, 'account'],
    ['a code that is too long', { verify_code: '1234567' }, 'verify_code'],
  ])('%s is refused with a clear message', async (_name, more, text) => {
    const answer = await people.auth({ account: tel, ...more });
    expect(answer.body).toMatchObject({ code: 400, message: expect.stringContaining(text), data: null });
  });

  test('a page of another site cannot log in', async () => {
    const login = { account: demoAccount.tel, password: demoAccount.password };
    expect((await people.auth(login, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('a password fits or not, and an unknown phone is refused with the same message', async () => {
    const right = await people.auth({ account: demoAccount.tel, password: demoAccount.password });
    expect(right.body.data).toMatchObject({ user_id: demoAccount.user_id });
    const wrong = await people.auth({ account: demoAccount.tel, password: 'yunpu-2025' });
    const unknown = await people.auth({ account: tel, password: 'yunpu-2025' });
    expect(wrong.body).toEqual({ code: 3004, message: '手机号或密码错误', data: null });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(await people.store.count('account', { id: tel })).toBe(0);
  });

  test('passwords: ten tries in fifteen minutes, from wherever; codes still work', async () => {
    const quick = await openPeople({ accountLimits: { passwordsPerAccount: [{ count: 2, seconds: 900 }] } });
    const guess = () => quick.auth({ account: demoAccount.tel, password: 'guess' });
    expect([(await guess()).status, (await guess()).status]).toEqual([400, 400]);
    const refused = await guess();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await quick.enter(demoAccount.tel)).user_id).toBe(demoAccount.user_id);
  });

  test('one network: 25 logins in five minutes', async () => {
    const guess = () =>
      people.auth({ account: tel, verify_code: '000000' }, { 'x-forwarded-for': '192.0.2.1' });
    for (let tries = 0; tries < 25; tries += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).headers.get('retry-after')).toBe('300');
  });

  test('a login leaves an audit row without the phone', async () => {
    const { user_id } = await people.enter(tel);
    const [row] = await people.store.list('audit');
    expect(row).toMatchObject({
      action: 'createToken',
      user_id,
      network: expect.stringMatching(/^198\.51\.\d+\.0$/),
    });
    expect(JSON.stringify(row)).not.toContain(tel);
  });
});

describe('tokens', () => {
  test('a logout ends the token and no other', async () => {
    const here = await people.enter(tel, 'device-0001');
    people.clock.now += minute;
    const there = await people.enter(tel, 'device-0002');
    const logout = await people.post('/peony/v1/account/logout', here.token);
    expect(logout.body).toEqual({ code: 0, message: '', data: null });
    expect((await account(here.token)).body).toMatchObject({ code: 401, message: '请先登录' });
    expect((await account(there.token)).status).toBe(200);
    expect((await people.post('/peony/v1/account/logout', here.token)).status).toBe(200);
    for (const token of ['', 'abc.def.ghi'])
      expect((await people.post('/peony/v1/account/logout', token)).status).toBe(401);
  });

  test('a new login on a device takes the place of the former one', async () => {
    const former = await people.enter(tel);
    people.clock.now += minute;
    const latter = await people.enter(tel);
    expect([(await account(former.token)).status, (await account(latter.token)).status]).toEqual([401, 200]);
  });

  test('naming the same device does not end the token of another user', async () => {
    const mine = await people.enter(tel, 'device-0001');
    await people.enter('13900000002', 'device-0001');
    expect((await account(mine.token)).status).toBe(200);
  });

  test('a token ends after thirty days', async () => {
    const { token } = await people.enter(tel);
    people.clock.now += 30 * 86_400_000 - 1_000;
    expect((await account(token)).status).toBe(200);
    people.clock.now += 1_000;
    expect((await account(token)).status).toBe(401);
  });
});

describe('account', () => {
  test('the own account is found by its id and by the token', async () => {
    const { token, user_id } = await people.enter(tel);
    const byId = await people.get(`/peony/v1/account/${user_id}`, token);
    expect(byId.body).toEqual((await account(token)).body);
  });

  test('the account of another user is refused like one that does not exist, whatever the body contains', async () => {
    const { token, user_id } = await people.enter(tel);
    const other = await people.get(`/peony/v1/account/${demoAccount.user_id}`, token);
    const noOther = await people.get('/peony/v1/account/unknown0', token);
    expect(other.body).toEqual({ code: 3005, message: '只能查看自己的账号', data: null });
    expect([other.status, other.body]).toEqual([noOther.status, noOther.body]);
    const answer = await people.post('/peony/v1/account', token, { user_id: demoAccount.user_id });
    expect(answer.body.data).toMatchObject({ user_id });
    expect((await people.get(`/peony/v1/account/${user_id}`)).status).toBe(401);
  });

  test('invitations are those of the token, newest first', async () => {
    const login = await people.auth({ account: demoAccount.tel, password: demoAccount.password });
    const { token } = login.body.data as { token: string };
    const { body } = await people.get('/peony/v1/invite/record?page=1&size=2', token);
    expect(body.data).toMatchObject({
      total: 4,
      records: [{ alias: '阳台上的薄荷' }, { alias: '西塘路8号' }],
    });
    const { token: other } = await people.enter(tel);
    expect((await people.get('/peony/v1/invite/record', other)).body.data).toEqual({ records: [], total: 0 });
    expect((await people.get('/peony/v1/invite/record')).status).toBe(401);
  });
});

describe('scenarios', () => {
  const choose = (name: string) => people.send('POST', '/-/scenario', { body: { name } });

  test('account-402 refuses three times, then succeeds; choosing it again starts anew', async () => {
    const { token, user_id } = await people.enter(tel);
    for (let round = 0; round < 2; round += 1) {
      await choose('account-402');
      const codes = [];
      for (let call = 0; call < 5; call += 1)
        codes.push((await people.get(`/peony/v1/account/${user_id}`, token)).body.code);
      expect(codes).toEqual([402, 402, 402, 0, 0]);
    }
  });

  test('account-402-always never succeeds', async () => {
    const { token } = await people.enter(tel);
    await choose('account-402-always');
    for (let call = 0; call < 5; call += 1)
      expect((await account(token)).body).toMatchObject({ code: 402, message: '账号信息同步中，请稍后重试' });
  });

  test.each(['code-wrong', 'login-fails'])(
    '%s refuses logins and leaves anonymous tokens alone',
    async (name) => {
      await choose(name);
      expect((await codeLogin('123456')).body.code).toBe(name === 'code-wrong' ? 3002 : 500);
      expect((await people.auth({})).body.code).toBe(0);
    },
  );

  test('sms-rate-limited says how long to wait', async () => {
    await choose('sms-rate-limited');
    expect((await people.askCode(tel)).headers.get('retry-after')).toBe('60');
  });

  test('a reset removes visitors and keeps the people of the sample content', async () => {
    const { token } = await people.enter(tel);
    await people.send('POST', '/-/reset');
    expect((await account(token)).status).toBe(401);
    expect(await people.inbox()).toEqual([]);
    expect((await people.enter(tel)).user_id).toBeTruthy();
    const login = await people.auth({ account: demoAccount.tel, password: demoAccount.password });
    expect(login.status).toBe(200);
  });
});
