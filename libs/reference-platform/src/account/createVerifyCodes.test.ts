import { createMemoryStore } from '@share/reference-core';
import { openPeople } from '../../testing/openPeople';
import { demoAccount } from '../seed/people/demoAccount';

const tel = '13900000001';
const minute = 60_000;

let people: Awaited<ReturnType<typeof openPeople>>;
beforeEach(async () => {
  people = await openPeople();
});

const lastCode = async () => (await people.inbox()).at(-1)?.code ?? '';
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const codeLogin = (verify_code: string, account = tel) => people.auth({ account, verify_code });

describe('codes', () => {
  test('six digits arrive, newest last, and the answer is the same for every phone', async () => {
    const unknown = await people.askCode(tel);
    const known = await people.askCode(demoAccount.tel);
    expect(unknown.body).toEqual({ code: 0, message: '', data: { expires_in: 300, resend_after: 60 } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const messages = await people.inbox();
    expect(messages).toEqual([
      { tel, code: expect.stringMatching(/^\d{6}$/), at: people.clock.now / 1000 },
      { tel: demoAccount.tel, code: expect.stringMatching(/^\d{6}$/), at: people.clock.now / 1000 },
    ]);
  });

  test('spaces in a number do not matter', async () => {
    expect((await people.askCode('139 0000 0001')).status).toBe(200);
    expect((await people.inbox())[0]?.tel).toBe(tel);
  });

  test.each(['', '1390000000', '139000000011', '12900000001', '+8613900000001', '1390000000a'])(
    'the number %j is refused',
    async (wrong) => {
      const answer = await people.askCode(wrong);
      expect(answer.body).toEqual({ code: 3001, message: '请输入正确的手机号', data: null });
    },
  );

  test.each(['', '&type=7', '&type='])('a request with%j instead of type 6 is refused', async (type) => {
    const answer = await people.call('GET', `/peony/v1/vcode?tel=${tel}${type}`);
    expect(answer.body).toMatchObject({ code: 400, message: expect.stringContaining('type') });
  });

  test('a page of another site cannot have codes sent', async () => {
    expect((await people.askCode(tel, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await people.inbox()).toEqual([]);
  });

  test.each(['no-cors', 'navigate'])(
    'an address that a picture or a link requests (%s) cannot have codes sent',
    async (mode) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode };
      expect((await people.askCode(tel, headers)).status).toBe(403);
      expect(await people.inbox()).toEqual([]);
    },
  );

  test.each([
    ['no token', ''],
    ['a text that is no token', 'Bearer abc.def.ghi'],
    [
      'a token of another platform',
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1aWQiOiJhbm9ueW1vdXMiLCJleHAiOjQwMDAwMDAwMDB9.q2v1nC2yQvYyqLhR1yXw4gkUq2f1J7S0y1Jm3m6o9nE',
    ],
  ])(
    'with %s no code is sent, also from a browser that does not say what asks',
    async (_name, authorization) => {
      expect((await people.askCode(tel, { authorization })).body).toMatchObject({
        code: 401,
        message: '页面已过期，请刷新后重试',
      });
      expect((await people.call('GET', `/peony/v1/vcode?tel=${tel}&type=6`)).status).toBe(401);
      expect((await people.send('HEAD', `/peony/v1/vcode?tel=${tel}&type=6`)).status).toBe(401);
      expect(await people.inbox()).toEqual([]);
    },
  );

  test('an ended token is refused, that of a user is as good as an anonymous one', async () => {
    const anonymous = await people.readAnonymousToken();
    const { token } = await people.enter(tel);
    people.clock.now += minute;
    expect((await people.askCode(tel, { authorization: `Bearer ${token}` })).status).toBe(200);
    people.clock.now += 30 * 86_400_000;
    expect((await people.askCode(tel, { authorization: anonymous })).status).toBe(401);
    expect((await people.askCode(tel, { authorization: token })).status).toBe(401);
    expect(await people.inbox()).toHaveLength(2);
  });

  test('a script of the site can', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    expect((await people.askCode(tel, headers)).status).toBe(200);
  });

  test('a code works once, for five minutes, and for its own phone', async () => {
    await people.askCode(tel);
    const code = await lastCode();
    expect((await codeLogin(code, '13900000002')).body.code).toBe(3003);
    expect((await codeLogin(code)).status).toBe(200);
    expect((await codeLogin(code)).body).toMatchObject({ code: 3003, message: '验证码已失效，请重新获取' });
    people.clock.now += minute;
    await people.askCode(tel);
    people.clock.now += 5 * minute;
    expect((await codeLogin(await lastCode())).body.code).toBe(3003);
  });

  test('a new code ends the old one', async () => {
    await people.askCode(tel);
    const old = await lastCode();
    people.clock.now += minute;
    await people.askCode(tel);
    const code = await lastCode();
    expect(old === code ? 3002 : (await codeLogin(old)).body.code).toBe(3002);
    expect((await codeLogin(code)).status).toBe(200);
  });

  test('the number of tries can be another one', async () => {
    people = await openPeople({ accountLimits: { triesPerCode: 2 } });
    await people.askCode(tel);
    const code = await lastCode();
    const answers = [
      await codeLogin(otherCode(code)),
      await codeLogin(otherCode(code)),
      await codeLogin(code),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([3002, 3002, 3003]);
  });

  test('the sixth try fails even with the right code, also when tries come all at once', async () => {
    await people.askCode(tel);
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => codeLogin(otherCode(code))));
    expect(answers.filter(({ body }) => body.code === 3002)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 3003)).toHaveLength(15);
    expect((await codeLogin(code)).body.code).toBe(3003);
  });

  test('of a hundred logins with one code a single one succeeds', async () => {
    await people.askCode(tel);
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 100 }, () => codeLogin(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await people.store.count('account', { id: tel })).toBe(1);
  });

  test('a try that another one overtakes does not succeed by what it read first', async () => {
    const store = createMemoryStore();
    const overtaken: typeof store.update = async (kind, id, change, additions) => {
      if (kind === 'code') await store.get<never>(kind, id).then((body) => body && change(body));
      await store.update<{ is_used: boolean }>(kind, id, (sent) => ({ ...sent, is_used: true }));
      return store.update(kind, id, change, additions);
    };
    people = await openPeople({ store: { ...store, update: overtaken } });
    await people.askCode(tel);
    expect((await codeLogin(await lastCode())).body.code).toBe(3003);
  });

  test('the code itself is not stored where the platform looks it up', async () => {
    await people.askCode(tel);
    expect(JSON.stringify(await people.store.list('code'))).not.toContain(await lastCode());
  });

  test('`onVerifyCode` gets each code; the inbox exists for tests only', async () => {
    const sent: unknown[] = [];
    const plain = await openPeople({ testHooks: false, onVerifyCode: (message) => void sent.push(message) });
    await plain.askCode(tel);
    expect(sent).toEqual([{ tel, code: expect.stringMatching(/^\d{6}$/), at: plain.clock.now / 1000 }]);
    expect(await plain.store.count('sms')).toBe(0);
    expect((await plain.send('GET', '/-/inbox')).status).toBe(404);
  });
});

describe('limits of sending', () => {
  const refusedAfter = async (seconds: number, ask: () => ReturnType<typeof people.askCode>) => {
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    expect(refused.body).toEqual({ code: 429, message: '操作太频繁了，请稍后再试', data: null });
  };

  test('one phone: one a minute, five an hour, ten a day', async () => {
    const ask = () => people.askCode(tel);
    for (let hour = 0; hour < 2; hour += 1) {
      const start = people.clock.now;
      for (let sent = 0; sent < 5; sent += 1) {
        expect((await ask()).status).toBe(200);
        if (sent === 0) await refusedAfter(60, ask);
        people.clock.now += minute;
      }
      if (hour === 0) await refusedAfter(55 * 60, ask);
      people.clock.now = start + 60 * minute;
    }
    await refusedAfter(22 * 3_600, ask);
    expect(await people.inbox()).toHaveLength(10);
  });

  test('one network, also an IPv6 /64: five a minute for all its phones', async () => {
    let phone = 13_700_000_000;
    const ask = (address: string) => {
      phone += 1;
      return people.askCode(String(phone), { 'x-forwarded-for': address });
    };
    for (let sent = 0; sent < 5; sent += 1) expect((await ask(`2001:db8:1:2::${sent}`)).status).toBe(200);
    await refusedAfter(60, () => ask('2001:db8:1:2:ffff::1'));
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
  });

  test('one device: ten a day', async () => {
    for (let sent = 0; sent < 10; sent += 1)
      await people.askCode(String(13_700_000_000 + sent), { 'x-request-id': 'device-7777' });
    await refusedAfter(86_400, () => people.askCode('13700000099', { 'x-request-id': 'device-7777' }));
    expect((await people.askCode('13700000099', { 'x-request-id': 'device-8888' })).status).toBe(200);
  });

  test('all phones together: a limit a minute', async () => {
    const few = await openPeople({ accountLimits: { codesInAll: [{ count: 3, seconds: 60 }] } });
    const answers = [];
    for (let sent = 0; sent < 20; sent += 1) answers.push(await few.askCode(String(13_700_000_000 + sent)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(3);
    expect(await few.inbox()).toHaveLength(3);
  });
});
