import { createSafeStorage, storageKeys } from '@share/environment';
import { createSession, type SessionOptions } from './createSession';
import { sessionConstants } from './sessionConstants';

const newId = '6b8e3c1e-54f8-4a53-a9a4-0f6a7c0ad001';

const start = (options: Partial<SessionOptions> = {}) =>
  createSession({
    storage: createSafeStorage(() => localStorage),
    fetchAnonymousToken: async () => 'anonymous-token',
    createId: () => newId,
    ...options,
  });

/** Lets the fetch that creation started come back. */
const settled = async (session: ReturnType<typeof start>) => {
  await session.ready();
  return session;
};

const login = (token: string, userId = 'u1') => {
  localStorage.setItem(sessionConstants.tokenKey, token);
  localStorage.setItem(sessionConstants.userIdKey, userId);
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('token', () => {
  it('is the user token, else the anonymous token, else empty (spec §7)', async () => {
    const session = start();
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('anonymous-token');
    login('user-token');
    expect(session.getToken()).toBe('user-token');
  });

  it('is restored after a reload and follows a login and a logout in another tab', async () => {
    login('user-token');
    const session = await settled(start());
    expect(session.isLoggedIn()).toBe(true);
    localStorage.removeItem(sessionConstants.tokenKey);
    expect(session.isLoggedIn()).toBe(false);
    login('newer-token');
    expect(session.getToken()).toBe('newer-token');
  });

  it.each(['', ' ', 'two words', 'line\nbreak', '中文'])(
    'ignores %j in the storage: it cannot be sent',
    async (stored) => {
      login(stored);
      const session = await settled(start());
      expect(session.isLoggedIn()).toBe(false);
      expect(session.getToken()).toBe('anonymous-token');
    },
  );
});

describe('ready (R16)', () => {
  it('starts the fetch at creation and shares it', async () => {
    const fetchAnonymousToken = jest.fn(async () => 'anonymous-token');
    const session = start({ fetchAnonymousToken });
    await Promise.all([session.ready(), session.ready()]);
    await session.ready();
    expect(fetchAnonymousToken).toHaveBeenCalledTimes(1);
  });

  it('goes on without a token after a second, and takes the token when it comes at last', async () => {
    jest.useFakeTimers();
    let answer = (_token: string) => undefined as void;
    const session = start({ fetchAnonymousToken: () => new Promise((resolve) => (answer = resolve)) });
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
    login('user-token');
    const session = start({ fetchAnonymousToken: () => new Promise(() => undefined) });
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
    const fetchAnonymousToken = jest
      .fn<Promise<string>, []>()
      .mockImplementationOnce(failure)
      .mockResolvedValue('second');
    const session = start({ fetchAnonymousToken });
    await session.ready();
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('second');
  });
});

it('takes no anonymous token that a header could not carry', async () => {
  const session = await settled(start({ fetchAnonymousToken: async () => 'a\r\nb' }));
  expect(session.getToken()).toBe('');
});

describe('dropToken (R20)', () => {
  it('logs out a user whose token was refused', async () => {
    login('user-token');
    const session = await settled(start());
    session.dropToken('user-token');
    expect(session.isLoggedIn()).toBe(false);
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBeNull();
  });

  it('keeps a token that has replaced the refused one', async () => {
    login('newer-token');
    const session = await settled(start());
    session.dropToken('older-token');
    session.dropToken('');
    expect(session.getToken()).toBe('newer-token');
    expect(localStorage.getItem(sessionConstants.userIdKey)).toBe('u1');
  });

  it('fetches a new anonymous token in place of a refused one', async () => {
    let count = 0;
    const session = await settled(start({ fetchAnonymousToken: async () => `anonymous-${(count += 1)}` }));
    session.dropToken('anonymous-1');
    expect(session.getToken()).toBe('');
    await session.ready();
    expect(session.getToken()).toBe('anonymous-2');
  });
});

describe('requireLogin', () => {
  it('lets a user pass silently', async () => {
    login('user-token');
    const session = await settled(start());
    const onRequired = jest.fn();
    session.events.on('login:required', onRequired);
    expect(session.requireLogin('comment')).toBe(true);
    expect(onRequired).not.toHaveBeenCalled();
  });

  it('tells the page what an anonymous visitor wanted', async () => {
    const session = await settled(start());
    const onRequired = jest.fn();
    session.events.on('login:required', onRequired);
    expect(session.requireLogin('comment')).toBe(false);
    expect(onRequired).toHaveBeenCalledWith({ action: 'comment' });
  });
});

describe('requestId (R19)', () => {
  it('is the stored device id', async () => {
    localStorage.setItem(storageKeys.deviceId, 'device-1');
    localStorage.setItem(storageKeys.anonymousId, 'anonymous-1');
    expect((await settled(start())).requestId()).toBe('device-1');
  });

  it('is else the anonymous id kept from an earlier visit', async () => {
    localStorage.setItem(storageKeys.anonymousId, 'anonymous-1');
    expect((await settled(start())).requestId()).toBe('anonymous-1');
  });

  it('is else a new id, which is kept', async () => {
    const session = await settled(start());
    expect(session.requestId()).toBe(newId);
    expect(session.requestId()).toBe(newId);
    expect(localStorage.getItem(storageKeys.anonymousId)).toBe(newId);
  });

  it('is 123456 at every call when nothing can be kept', async () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('access denied', 'SecurityError');
    });
    const session = await settled(start({ storage }));
    expect([session.requestId(), session.requestId()]).toEqual(['123456', '123456']);
  });

  it('never is a value that a header cannot carry', async () => {
    localStorage.setItem(storageKeys.deviceId, 'a\r\nb');
    localStorage.setItem(storageKeys.anonymousId, '设备');
    expect((await settled(start())).requestId()).toBe(newId);
  });
});
