import { createSafeStorage, storageKeys } from '@share/environment';
import { newId, startSession, storeLogin } from '../testing/startSession';
import { noSession } from './noSession';
import type { Session } from './Session';
import { sessionConstants } from './sessionConstants';

/** A session whose first calls have been answered. */
const startSettled = async (options?: Parameters<typeof startSession>[0]) => {
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
      const session = await startSettled();
      expect(session.isLoggedIn()).toBe(false);
      expect(session.getToken()).toBe('anonymous-token');
    },
  );

  it('goes along with the calls for another one, as far as there is one (spec §7)', async () => {
    const createAnonymousToken = jest.fn(async (_token: string) => 'anonymous-token');
    const login = jest.fn(async (_request: object, _token: string) => ({
      token: 'user-token',
      user_id: 'u1',
    }));
    const session = await startSettled({ platform: { createAnonymousToken, login } });
    await session.login({ tel: '13800138000', code: '482913' });
    await session.logout();
    expect(login.mock.lastCall?.[1]).toBe('anonymous-token');
    expect(createAnonymousToken.mock.calls).toEqual([[''], ['user-token']]);
  });

  it('ignores an anonymous token that a header cannot carry', async () => {
    const session = await startSettled({ platform: { createAnonymousToken: async () => 'a\r\nb' } });
    expect(session.getToken()).toBe('');
  });
});

describe('restoring (spec §4)', () => {
  it('fetches the account of a stored token in the background and changes the store', async () => {
    storeLogin('user-token', 'u9');
    const getAccount = jest.fn(async () => ({ user_id: 'u9', alias: '小满' }));
    const session = startSession({ platform: { getAccount } });
    const onChange = jest.fn();
    session.store.subscribe(onChange);
    expect(session.isLoggedIn()).toBe(true);
    expect(session.user()).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(getAccount).toHaveBeenCalledWith('u9', 'user-token');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(session.user()).toEqual({ userId: 'u9', alias: '小满' });
    expect(session.store.getState()).toEqual({ isLoggedIn: true, user: session.user(), userId: 'u9' });
  });

  it('forgets a stored token that the platform does not accept', async () => {
    storeLogin('old-token');
    const session = await startSettled({ platform: { getAccount: () => Promise.reject(refused) } });
    expect(session.isLoggedIn()).toBe(false);
    expect(localStorage.getItem(sessionConstants.tokenKey)).toBeNull();
  });

  it('keeps the login when the account cannot be reached', async () => {
    storeLogin('user-token');
    const session = await startSettled({
      platform: { getAccount: () => Promise.reject(new Error('offline')) },
    });
    expect(session.isLoggedIn()).toBe(true);
    expect(session.user()).toBeNull();
  });

  it.each(['online', 'pageshow'])(
    'requests the account again on %s when it could not be reached',
    async (event) => {
      storeLogin('user-token');
      const page = new EventTarget();
      const getAccount = jest
        .fn()
        .mockRejectedValueOnce(new Error('offline'))
        .mockResolvedValue({ user_id: 'u1', alias: '小满' });
      const session = await startSettled({ platform: { getAccount }, window: page as Window });
      for (let time = 0; time < 2; time += 1) {
        page.dispatchEvent(new Event(event));
        await new Promise((resolve) => setTimeout(resolve));
      }
      expect(session.store.getState().user?.alias).toBe('小满');
      expect(getAccount).toHaveBeenCalledTimes(2);
    },
  );

  it('does not ask twice while the first answer is on its way', async () => {
    storeLogin('user-token');
    const page = new EventTarget();
    const getAccount = jest.fn(() => new Promise<never>(() => undefined));
    await startSettled({ platform: { getAccount }, window: page as Window });
    page.dispatchEvent(new Event('pageshow'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(getAccount).toHaveBeenCalledTimes(1);
  });

  it('knows who is logged in before their account has come, and learns it from the account where the platform had not said', async () => {
    storeLogin('user-token', 'u9');
    expect(startSession().userId()).toBe('u9');
    storeLogin('user-token', '');
    const getAccount = async () => ({ user_id: 'u9', alias: '小满' });
    const session = await startSettled({ platform: { getAccount } });
    expect(session.userId()).toBe('u9');
    await session.logout();
    expect(session.userId()).toBe('');
  });

  it('does not request an account while logged out', async () => {
    const getAccount = jest.fn();
    await startSettled({ platform: { getAccount } });
    expect(getAccount).not.toHaveBeenCalled();
  });
});

describe('the account', () => {
  const userOf = async (info: object) => {
    storeLogin('user-token');
    const getAccount = async () => ({ user_id: 'u1', alias: '小满', ...info });
    return (await startSettled({ platform: { getAccount }, siteOrigin: 'https://m.example.com' })).user();
  };

  it.each([
    ['https://img.example.com/a.png', 'https://img.example.com/a.png'],
    ['/media/a.png', '/media/a.png'],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('shows the avatar %s as %s', async (avatar, shown) => {
    expect((await userOf({ avatar }))?.avatar).toBe(shown);
  });

  it('cleans the alias', async () => {
    expect((await userOf({ alias: `\u202e<b>${'长'.repeat(90)}` }))?.alias).toBe(`<b>${'长'.repeat(21)}`);
  });
});

describe('changes made by other pages', () => {
  const startInTab = async () => {
    const page = new EventTarget();
    const session = await startSettled({ window: page as Window });
    const onChange = jest.fn();
    session.store.subscribe(onChange);
    return { session, onChange, dispatch: (type: string) => page.dispatchEvent(new Event(type)) };
  };

  it.each([
    ['another tab logs in', 'storage'],
    ['the page returns from the back/forward cache after a login', 'pageshow'],
  ])('%s: the store changes, waiting actions continue, and the account is fetched', async (_, event) => {
    const { session, onChange, dispatch } = await startInTab();
    const answer = session.requireLogin('comment');
    storeLogin('their-token');
    dispatch(event);
    await expect(answer).resolves.toBe(true);
    expect(onChange).toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.user()?.userId).toBe('u1');
  });

  it('a logout in another tab is a logout here, too', async () => {
    storeLogin('user-token');
    const { session, onChange, dispatch } = await startInTab();
    expect(session.user()).not.toBeNull();
    localStorage.clear();
    dispatch('storage');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(session.user()).toBeNull();
    expect(session.isLoggedIn()).toBe(false);
  });

  it.each(['storage', 'pageshow'])(
    'another visitor in place of the last (%s): no user is logged in before they are',
    async (event) => {
      storeLogin('user-token');
      const { session, dispatch } = await startInTab();
      const seen: unknown[] = [];
      session.store.subscribe(({ isLoggedIn, user }) => seen.push([isLoggedIn, user?.userId]));
      storeLogin('their-token', 'u2');
      dispatch(event);
      expect(session.store.getState()).toEqual({ isLoggedIn: false, user: null, userId: '' });
      expect(session.userId()).toBe('u2');
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(seen).toEqual([
        [false, undefined],
        [true, undefined],
        [true, 'u2'],
      ]);
    },
  );

  it('the same visitor with another token, after a refusal that this page did not learns of, stays', async () => {
    storeLogin('user-token');
    const { session, dispatch } = await startInTab();
    const seen: boolean[] = [];
    session.store.subscribe(({ isLoggedIn }) => seen.push(isLoggedIn));
    storeLogin('newer-token');
    dispatch('pageshow');
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.user()?.userId).toBe('u1');
    expect(seen).not.toContain(false);
  });

  it('another tab changes something else: nothing happens', async () => {
    const { onChange, dispatch } = await startInTab();
    localStorage.setItem('share:theme', 'dark');
    dispatch('storage');
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('the late account of an earlier login does not replace the current one', async () => {
  let answerLate = () => undefined as void;
  const getAccount = (userId: string) => {
    const info = { user_id: userId, alias: userId === 'early' ? '早' : '小满' };
    if (userId !== 'early') return Promise.resolve(info);
    return new Promise<typeof info>((resolve) => (answerLate = () => resolve(info)));
  };
  storeLogin('early-token', 'early');
  const session = await startSettled({ platform: { getAccount } });
  await session.logout();
  await session.login({ tel: '13800138000', code: '482913' });
  answerLate();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.user()?.alias).toBe('小满');
});

describe('ready (R16)', () => {
  it('starts the fetch at creation and shares it', async () => {
    const createAnonymousToken = jest.fn(async () => 'anonymous-token');
    const session = startSession({ platform: { createAnonymousToken } });
    await Promise.all([session.ready(), session.ready()]);
    await session.ready();
    expect(createAnonymousToken).toHaveBeenCalledTimes(1);
  });

  it('resolves without a token after a second, and uses the token when it arrives', async () => {
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
  ])('resolves without a token when the request %s, and tries again next time', async (_, failure) => {
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
  it('logs out a user whose token was refused', async () => {
    storeLogin('user-token');
    const session = await startSettled();
    const onChange = jest.fn();
    session.store.subscribe(onChange);
    session.dropToken('user-token');
    expect(session.isLoggedIn()).toBe(false);
    expect(session.user()).toBeNull();
    expect(localStorage.getItem(sessionConstants.tokenKey)).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a refused token', 'u1', (session: Session) => session.dropToken('user-token')],
    ['a logout', '', (session: Session) => session.logout()],
  ])('after %s every tab knows the last visitor as %j, a new page too', async (_name, userId, end) => {
    storeLogin('user-token');
    const otherPage = new EventTarget();
    const other = await startSettled({ window: otherPage as Window });
    const session = await startSettled();
    await end(session);
    otherPage.dispatchEvent(new Event('storage'));
    for (const { store } of [session, other, await startSettled()]) {
      expect(store.getState()).toEqual({ isLoggedIn: false, user: null, userId });
    }
    expect(other.userId()).toBe('');
  });

  it('keeps a token that has replaced the refused one', async () => {
    storeLogin('newer-token');
    const session = await startSettled();
    session.dropToken('older-token');
    session.dropToken('');
    expect(session.getToken()).toBe('newer-token');
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBe('u1');
  });

  it('fetches a new anonymous token in place of a refused one', async () => {
    let count = 0;
    const createAnonymousToken = async () => `anonymous-${(count += 1)}`;
    const session = await startSettled({ platform: { createAnonymousToken } });
    session.dropToken('anonymous-1');
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('anonymous-2');
  });
});

describe('requireLogin', () => {
  it('resolves at once for a user', async () => {
    storeLogin('user-token');
    const session = await startSettled();
    const onRequired = jest.fn();
    session.events.on('login:required', onRequired);
    await expect(session.requireLogin('comment')).resolves.toBe(true);
    expect(onRequired).not.toHaveBeenCalled();
  });

  it('says what an anonymous visitor wanted, and resolves after the login', async () => {
    const session = await startSettled();
    const onRequired = jest.fn();
    session.events.on('login:required', onRequired);
    const answers = Promise.all([session.requireLogin('comment'), session.requireLogin('collect')]);
    expect(onRequired.mock.calls).toEqual([[{ action: 'comment' }], [{ action: 'collect' }]]);
    await session.login({ tel: '13800138000', code: '482913' });
    await expect(answers).resolves.toEqual([true, true]);
  });

  it('resolves to false when the visitor closes the panel, and asks again afterwards', async () => {
    const session = await startSettled();
    const first = session.requireLogin('comment');
    session.cancelLogin();
    await expect(first).resolves.toBe(false);
    const second = session.requireLogin('comment');
    await session.login({ tel: '13800138000', code: '482913' });
    await expect(second).resolves.toBe(true);
  });
});

describe('requestId (R19)', () => {
  it('is 123456 on the server, which knows no browser', () => {
    expect(noSession.requestId()).toBe('123456');
  });

  it('is the stored device id', async () => {
    localStorage.setItem(storageKeys.deviceId, 'device-1');
    localStorage.setItem(storageKeys.anonymousId, 'anonymous-1');
    expect((await startSettled()).requestId()).toBe('device-1');
  });

  it('is else the anonymous id of an earlier visit', async () => {
    localStorage.setItem(storageKeys.anonymousId, 'anonymous-1');
    expect((await startSettled()).requestId()).toBe('anonymous-1');
  });

  it('is else a new id, which is stored', async () => {
    const session = await startSettled();
    expect(session.requestId()).toBe(newId);
    expect(session.requestId()).toBe(newId);
    expect(localStorage.getItem(storageKeys.anonymousId)).toBe(newId);
  });

  it('is always 123456 when nothing can be stored', async () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('access denied', 'SecurityError');
    });
    const session = await startSettled({ storage });
    expect([session.requestId(), session.requestId()]).toEqual(['123456', '123456']);
  });

  it('is never a value that a header cannot carry', async () => {
    localStorage.setItem(storageKeys.deviceId, 'a\r\nb');
    localStorage.setItem(storageKeys.anonymousId, '设备');
    expect((await startSettled()).requestId()).toBe(newId);
  });
});
