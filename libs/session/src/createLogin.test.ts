import { storageKeys } from '@share/environment';
import { newId, startSession, storeLogin } from '../testing/startSession';
import { sessionConstants } from './sessionConstants';
import type { SessionPlatform } from './SessionPlatform';

const byCode = { tel: '13800138000', code: '482913' };
const byPassword = { tel: '13800138000', password: 'correct horse' };
const network = { ok: false, reason: 'network', message: '网络错误，请稍后重试～' };

const refusal = (code: number, platformMessage: string, kind = 'business') => ({
  kind,
  code,
  platformMessage,
});
const notReady = refusal(402, '账号信息同步中');

/** An account that becomes ready after so many calls. */
const notReadyTimes = (times: number) => {
  const getAccount = jest.fn<ReturnType<SessionPlatform['getAccount']>, [string, string]>();
  for (let time = 0; time < times; time += 1) getAccount.mockRejectedValueOnce(notReady);
  return getAccount.mockImplementation(async (userId) => ({ user_id: userId, alias: '小满' }));
};

/** The outcome of a call that waits between its attempts. */
const afterWaiting = async <Result>(call: Promise<Result>): Promise<Result> => {
  await jest.runAllTimersAsync();
  return call;
};

const storedToken = () => localStorage.getItem(sessionConstants.tokenKey);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('login (spec §4)', () => {
  it.each([
    [byCode, { verify_code: '482913' }],
    [byPassword, { password: 'correct horse' }],
  ])('sends %j in the fields of the platform', async (request, fields) => {
    const login = jest.fn(async () => ({ token: 'user-token', user_id: 'u1' }));
    await startSession({ platform: { login } }).login(request);
    const sent = { appid: 1, platform: 'mobile', account: '13800138000', device_id: newId, ...fields };
    expect(login).toHaveBeenCalledWith(sent, '');
    expect(localStorage.getItem(storageKeys.deviceId)).toBe(newId);
  });

  it('saves the token, then fetches the account with it, then changes the store', async () => {
    const steps: string[] = [];
    const getAccount = async (userId: string, token: string) => {
      steps.push(`account ${userId} ${token}, stored ${storedToken()}`);
      return { user_id: userId, alias: '小满' };
    };
    const session = startSession({ platform: { getAccount } });
    session.store.subscribe(() => steps.push(`store: user ${session.store.getState().user?.alias}`));
    await expect(session.login(byCode)).resolves.toEqual({ ok: true });
    expect(steps).toEqual(['account u1 user-token, stored user-token', 'store: user 小满']);
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBe('u1');
  });

  it.each([
    ['a wrong code', refusal(3002, '验证码错误'), { ok: false, reason: 'refused', message: '验证码错误' }],
    [
      'a wrong code that comes as a 401',
      refusal(401, '验证码错误', 'unauthorized'),
      { ok: false, reason: 'refused', message: '验证码错误' },
    ],
    [
      'a platform that says it is under repair',
      refusal(503, '维护中', 'server'),
      { ok: false, reason: 'refused', message: '维护中' },
    ],
    ['no answer', { kind: 'network', code: 0, message: 'unreachable' }, network],
    [
      'a broken platform',
      { kind: 'server', code: 500, message: 'no envelope', platformMessage: '' },
      network,
    ],
    ['an error of our own', new TypeError('x is not a function'), network],
    ['a refusal without a message', refusal(3002, ''), network],
  ])('has a message for %s', async (_, error, outcome) => {
    const session = startSession({ platform: { login: () => Promise.reject(error) } });
    await expect(session.login(byCode)).resolves.toEqual(outcome);
    expect(session.isLoggedIn()).toBe(false);
  });

  it('passes on the message of the platform when it refuses the account, and is not logged in', async () => {
    const getAccount = () => Promise.reject(refusal(3005, '账号已停用'));
    const session = startSession({ platform: { getAccount } });
    await expect(session.login(byCode)).resolves.toEqual({
      ok: false,
      reason: 'account',
      message: '账号已停用',
    });
    expect(storedToken()).toBeNull();
  });

  it('refuses a token that a header cannot carry', async () => {
    const session = startSession({ platform: { login: async () => ({ token: 'a\r\nb' }) } });
    await expect(session.login(byCode)).resolves.toEqual(network);
    expect(storedToken()).toBeNull();
  });

  it('keeps an earlier login when it is refused', async () => {
    storeLogin('before');
    const session = startSession({ platform: { login: () => Promise.reject(notReady) } });
    await afterWaiting(session.login(byCode));
    expect(session.getToken()).toBe('before');
  });
});

describe('R21: code 402 retries the account step', () => {
  it('up to three times and uses the one-time code once', async () => {
    const login = jest.fn(async () => ({ token: 'user-token', user_id: 'u1' }));
    const getAccount = notReadyTimes(3);
    const session = startSession({ platform: { login, getAccount } });
    await expect(afterWaiting(session.login(byCode))).resolves.toEqual({ ok: true });
    expect(login).toHaveBeenCalledTimes(1);
    expect(getAccount.mock.calls).toEqual(Array(4).fill(['u1', 'user-token']));
    expect(session.user()?.alias).toBe('小满');
  });

  it('waits 100 ms before each retry', async () => {
    const getAccount = notReadyTimes(1);
    const done = startSession({ platform: { getAccount } }).login(byCode);
    await jest.advanceTimersByTimeAsync(99);
    expect(getAccount).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(getAccount).toHaveBeenCalledTimes(2);
    await done;
  });

  it('ends with 网络错误，请稍后重试～ after the third retry and drops the token', async () => {
    const getAccount = notReadyTimes(4);
    const session = startSession({ platform: { getAccount } });
    const onChange = jest.fn();
    session.store.subscribe(onChange);
    await expect(afterWaiting(session.login(byCode))).resolves.toEqual(network);
    expect(getAccount).toHaveBeenCalledTimes(4);
    expect(storedToken()).toBeNull();
    expect(session.isLoggedIn()).toBe(false);
    expect(onChange).toHaveBeenCalled();
  });

  it('sends a one-time code once, also when the answer to it is 402', async () => {
    const login = jest.fn(() => Promise.reject(notReady));
    const session = startSession({ platform: { login } });
    await expect(afterWaiting(session.login(byCode))).resolves.toEqual(network);
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('sends a password again when the answer to it is 402', async () => {
    const login = jest
      .fn()
      .mockRejectedValueOnce(notReady)
      .mockResolvedValueOnce({ token: 'user-token', user_id: 'u1' });
    const session = startSession({ platform: { login } });
    await expect(afterWaiting(session.login(byPassword))).resolves.toEqual({ ok: true });
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('requests a new token when the login has a password', async () => {
    const login = jest
      .fn()
      .mockResolvedValueOnce({ token: 'first', user_id: 'u1' })
      .mockResolvedValueOnce({ token: 'second', user_id: 'u1' });
    const session = startSession({ platform: { login, getAccount: notReadyTimes(1) } });
    await expect(afterWaiting(session.login(byPassword))).resolves.toEqual({ ok: true });
    expect(session.getToken()).toBe('second');
  });

  it('keeps nothing of the first token when the second one cannot be sent', async () => {
    const login = jest
      .fn()
      .mockResolvedValueOnce({ token: 'first', user_id: 'u1' })
      .mockResolvedValueOnce({ token: 'a b', user_id: 'u1' });
    const session = startSession({ platform: { login, getAccount: notReadyTimes(1) } });
    await expect(afterWaiting(session.login(byPassword))).resolves.toEqual(network);
    expect(storedToken()).toBeNull();
  });
});

describe('adopt (R5)', () => {
  it('takes over a login and fetches its account', async () => {
    const getAccount = notReadyTimes(1);
    const session = startSession({ platform: { getAccount } });
    await expect(afterWaiting(session.adopt({ token: 'handed-over', userId: 'u7' }))).resolves.toEqual({
      ok: true,
    });
    expect(getAccount).toHaveBeenLastCalledWith('u7', 'handed-over');
    expect(session.user()?.userId).toBe('u7');
  });

  it('drops a token that the platform does not accept', async () => {
    const getAccount = () => Promise.reject({ kind: 'unauthorized', code: 401, message: '请先登录' });
    const session = startSession({ platform: { getAccount } });
    await expect(session.adopt({ token: 'planted', userId: 'u7' })).resolves.toEqual(network);
    expect(storedToken()).toBeNull();
  });
});

describe('R22: logout', () => {
  const startLoggedIn = async (platform: Partial<SessionPlatform>) => {
    storeLogin('user-token');
    const session = startSession({ platform });
    await jest.advanceTimersByTimeAsync(0);
    return session;
  };

  it('fetches a new anonymous token, clears the login here, then calls logout with the old token', async () => {
    const steps: string[] = [];
    let count = 0;
    const session = await startLoggedIn({
      createAnonymousToken: async () => {
        steps.push(`anonymous, stored ${storedToken()}`);
        return `anonymous-${(count += 1)}`;
      },
      logout: async (token) => {
        const here = `${storedToken()} ${localStorage.getItem(sessionConstants.userIdKey)}`;
        steps.push(`logout of ${token}, stored ${here}, user ${session.user()}, now ${session.getToken()}`);
      },
    });
    session.store.subscribe(() => steps.push('changed'));
    steps.length = 0;
    await session.logout();
    expect(steps).toEqual([
      'anonymous, stored user-token',
      'changed',
      'logout of user-token, stored null null, user null, now anonymous-2',
    ]);
  });

  it.each<[string, Partial<SessionPlatform>]>([
    ['logout fails', { logout: () => Promise.reject(new Error('down')) }],
    ['logout is not answered', { logout: () => new Promise(() => undefined) }],
    ['there is no new anonymous token', { createAnonymousToken: () => Promise.reject(new Error('down')) }],
    ['the anonymous token does not come', { createAnonymousToken: () => new Promise(() => undefined) }],
  ])('logs out here also when %s', async (_, platform) => {
    const logout = jest.fn(async () => undefined);
    const session = await startLoggedIn({ logout, ...platform });
    await afterWaiting(session.logout());
    expect(session.isLoggedIn()).toBe(false);
    if (!platform.logout) expect(logout).toHaveBeenCalledWith('user-token');
  });

  it('keeps a login that another tab has made meanwhile', async () => {
    const session = await startLoggedIn({
      createAnonymousToken: async () => {
        storeLogin('newer');
        return 'anonymous';
      },
    });
    storeLogin('user-token');
    await session.logout();
    expect(session.getToken()).toBe('newer');
  });

  it('makes no calls when logged out', async () => {
    const logout = jest.fn();
    await startSession({ platform: { logout } }).logout();
    expect(logout).not.toHaveBeenCalled();
  });
});
