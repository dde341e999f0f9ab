import { createSafeStorage, storageKeys } from '@share/environment';
import { newId, startSession, storeLogin } from '../testing/startSession';
import { sessionConstants } from './sessionConstants';

/** Lets the calls that creation started come back. */
const settled = async (options?: Parameters<typeof startSession>[0]) => {
  const session = startSession(options);
  await new Promise((resolve) => setTimeout(resolve));
  return session;
};

const refused = { kind: 'unauthorized', message: '请先登录', code: 401 };

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('token', () => {
  it('is the user token, else the anonymous token, else empty (spec §7)', async () => {
    const session = startSession();
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('anonymous-token');
    storeLogin('user-token');
    expect(session.getToken()).toBe('user-token');
  });

  it.each(['', ' ', 'two words', 'line\nbreak', '中文'])(
    'ignores %j in the storage: it cannot be sent',
    async (stored) => {
      storeLogin(stored);
      const session = await settled();
      expect(session.isLoggedIn()).toBe(false);
      expect(session.getToken()).toBe('anonymous-token');
    },
  );

  it('takes no anonymous token that a header could not carry', async () => {
    const session = await settled({ platform: { createAnonymousToken: async () => 'a\r\nb' } });
    expect(session.getToken()).toBe('');
  });
});

describe('restoring (spec §4)', () => {
  it('fetches the account of a stored token in the background and tells the page', async () => {
    storeLogin('user-token', 'u9');
    const getAccount = jest.fn(async () => ({ user_id: 'u9', alias: '小满' }));
    const session = startSession({ platform: { getAccount } });
    const onChange = jest.fn();
    session.subscribe(onChange);
    expect(session.isLoggedIn()).toBe(true);
    expect(session.reader()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(getAccount).toHaveBeenCalledWith('u9', 'user-token');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(session.reader()).toEqual({ userId: 'u9', alias: '小满' });
    expect(session.reader()).toBe(session.reader());
  });

  it('forgets a stored token that the platform does not accept', async () => {
    storeLogin('old-token');
    const session = await settled({ platform: { getAccount: () => Promise.reject(refused) } });
    expect(session.isLoggedIn()).toBe(false);
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBeNull();
  });

  it('keeps the login when the account cannot be reached', async () => {
    storeLogin('user-token');
    const session = await settled({ platform: { getAccount: () => Promise.reject(new Error('offline')) } });
    expect(session.isLoggedIn()).toBe(true);
    expect(session.reader()).toBeNull();
  });

  it('asks for no account while nobody is logged in', async () => {
    const getAccount = jest.fn();
    await settled({ platform: { getAccount } });
    expect(getAccount).not.toHaveBeenCalled();
  });
});

describe('the account', () => {
  const readerOf = async (info: object) => {
    storeLogin('user-token');
    const getAccount = async () => ({ user_id: 'u1', alias: '小满', ...info });
    return (await settled({ platform: { getAccount }, siteOrigin: 'https://m.example.com' })).reader();
  };

  it.each([
    ['https://img.example.com/a.png', 'https://img.example.com/a.png'],
    ['/media/a.png', '/media/a.png'],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('with the avatar %s shows %s', async (avatar, shown) => {
    expect((await readerOf({ avatar }))?.avatar).toBe(shown);
  });

  it('has an alias that cannot spoof the page', async () => {
    expect((await readerOf({ alias: `\u202e<b>${'长'.repeat(90)}` }))?.alias).toBe(`<b>${'长'.repeat(21)}`);
  });
});

describe('another tab', () => {
  const startInTab = async () => {
    let tell = () => undefined as void;
    const session = await settled({ watchStorage: (onChange) => (tell = onChange) });
    const onChange = jest.fn();
    session.subscribe(onChange);
    return { session, onChange, tell: () => tell() };
  };

  it('logs in: the page hears of it, those who wait go on, and the account is fetched', async () => {
    const { session, onChange, tell } = await startInTab();
    const answer = session.requireLogin('comment');
    storeLogin('their-token');
    tell();
    await expect(answer).resolves.toBe(true);
    expect(onChange).toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.reader()?.userId).toBe('u1');
  });

  it('logs out: nobody is logged in here either', async () => {
    storeLogin('user-token');
    const { session, onChange, tell } = await startInTab();
    expect(session.reader()).not.toBeNull();
    localStorage.clear();
    tell();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(session.reader()).toBeNull();
    expect(session.isLoggedIn()).toBe(false);
  });

  it('changes something else: nothing happens', async () => {
    const { onChange, tell } = await startInTab();
    localStorage.setItem('share:theme', 'dark');
    tell();
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('the late account of an earlier login does not push out the one of now', async () => {
  let answerLate = () => undefined as void;
  const getAccount = (userId: string) => {
    const info = { user_id: userId, alias: userId === 'early' ? '早' : '小满' };
    if (userId !== 'early') return Promise.resolve(info);
    return new Promise<typeof info>((resolve) => (answerLate = () => resolve(info)));
  };
  storeLogin('early-token', 'early');
  const session = await settled({ platform: { getAccount } });
  await session.logout();
  await session.login({ tel: '13800138000', code: '482913' });
  answerLate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.reader()?.alias).toBe('小满');
});

describe('ready (R16)', () => {
  it('starts the fetch at creation and shares it', async () => {
    const createAnonymousToken = jest.fn(async () => 'anonymous-token');
    const session = startSession({ platform: { createAnonymousToken } });
    await Promise.all([session.ready(), session.ready()]);
    await session.ready();
    expect(createAnonymousToken).toHaveBeenCalledTimes(1);
  });

  it('goes on without a token after a second, and takes the token when it comes at last', async () => {
    jest.useFakeTimers();
    let answer = (_token: string) => undefined as void;
    const createAnonymousToken = () => new Promise<string>((resolve) => (answer = resolve));
    const session = startSession({ platform: { createAnonymousToken } });
    const isReady = jest.fn();
    void session.ready(60_000).then(isReady);
    await jest.advanceTimersByTimeAsync(999);
    expect(isReady).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(isReady).toHaveBeenCalled();
    expect(session.getToken()).toBe('');
    answer('late-token');
    await jest.advanceTimersByTimeAsync(0);
    expect(session.getToken()).toBe('late-token');
  });

  it('does not wait when a user is logged in', async () => {
    storeLogin('user-token');
    const session = startSession({ platform: { createAnonymousToken: () => new Promise(() => undefined) } });
    await expect(session.ready()).resolves.toBeUndefined();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('down'))],
    [
      'throws',
      () => {
        throw new Error('not ready');
      },
    ],
  ])('goes on without a token when the fetch %s, and asks again next time', async (_, failure) => {
    const createAnonymousToken = jest
      .fn<Promise<string>, []>()
      .mockImplementationOnce(failure)
      .mockResolvedValue('second');
    const session = startSession({ platform: { createAnonymousToken } });
    await session.ready();
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('second');
  });
});

describe('dropToken (R20)', () => {
  it('logs out a user whose token was refused, and says so', async () => {
    storeLogin('user-token');
    const session = await settled();
    const onChange = jest.fn();
    session.subscribe(onChange);
    session.dropToken('user-token');
    expect(session.isLoggedIn()).toBe(false);
    expect(session.reader()).toBeNull();
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps a token that has replaced the refused one', async () => {
    storeLogin('newer-token');
    const session = await settled();
    session.dropToken('older-token');
    session.dropToken('');
    expect(session.getToken()).toBe('newer-token');
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBe('u1');
  });

  it('fetches a new anonymous token in place of a refused one', async () => {
    let count = 0;
    const createAnonymousToken = async () => `anonymous-${(count += 1)}`;
    const session = await settled({ platform: { createAnonymousToken } });
    session.dropToken('anonymous-1');
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('anonymous-2');
  });
});

describe('requireLogin', () => {
  it('lets a user pass silently', async () => {
    storeLogin('user-token');
    const session = await settled();
    const onRequired = jest.fn();
    session.events.on('login:required', onRequired);
    await expect(session.requireLogin('comment')).resolves.toBe(true);
    expect(onRequired).not.toHaveBeenCalled();
  });

  it('tells the page what an anonymous visitor wanted, and goes on after the login', async () => {
    const session = await settled();
    const onRequired = jest.fn();
    session.events.on('login:required', onRequired);
    const answers = Promise.all([session.requireLogin('comment'), session.requireLogin('collect')]);
    expect(onRequired.mock.calls).toEqual([[{ action: 'comment' }], [{ action: 'collect' }]]);
    await session.login({ tel: '13800138000', code: '482913' });
    await expect(answers).resolves.toEqual([true, true]);
  });

  it('resolves to false when the reader closes the panel, and starts anew afterwards', async () => {
    const session = await settled();
    const first = session.requireLogin('comment');
    session.cancelLogin();
    await expect(first).resolves.toBe(false);
    const second = session.requireLogin('comment');
    await session.login({ tel: '13800138000', code: '482913' });
    await expect(second).resolves.toBe(true);
  });
});

describe('requestId (R19)', () => {
  it('is the stored device id', async () => {
    localStorage.setItem(storageKeys.deviceId, 'device-1');
    localStorage.setItem(storageKeys.anonymousId, 'anonymous-1');
    expect((await settled()).requestId()).toBe('device-1');
  });

  it('is else the anonymous id kept from an earlier visit', async () => {
    localStorage.setItem(storageKeys.anonymousId, 'anonymous-1');
    expect((await settled()).requestId()).toBe('anonymous-1');
  });

  it('is else a new id, which is kept', async () => {
    const session = await settled();
    expect(session.requestId()).toBe(newId);
    expect(session.requestId()).toBe(newId);
    expect(localStorage.getItem(storageKeys.anonymousId)).toBe(newId);
  });

  it('is 123456 at every call when nothing can be kept', async () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('access denied', 'SecurityError');
    });
    const session = await settled({ storage });
    expect([session.requestId(), session.requestId()]).toEqual(['123456', '123456']);
  });

  it('never is a value that a header cannot carry', async () => {
    localStorage.setItem(storageKeys.deviceId, 'a\r\nb');
    localStorage.setItem(storageKeys.anonymousId, '设备');
    expect((await settled()).requestId()).toBe(newId);
  });
});
