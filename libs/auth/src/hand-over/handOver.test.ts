import { createSafeStorage } from '@share/environment';
import { createTestSession } from '@share/session/testing';
import { hostileHrefs } from '@share/safety/testing';
import { createLoginState, takeLoginState } from './createLoginState';
import { miniProgramLoginUrl } from './miniProgramLoginUrl';
import { readLoginHandOver } from './readLoginHandOver';
import { receiveLogin } from './receiveLogin';

const siteOrigin = 'https://m.example.com';
const begun = 1_793_318_400_000;
const minutes = 60_000;
const stored = { state: 's-1', createdAt: begun };
const here = { stored, now: begun + minutes, siteOrigin };

const fragment = (fields: Record<string, string>) =>
  `#${new URLSearchParams({ token: 'user-token', user_id: 'u1', state: 's-1', ...fields })}`;

const read = (fields: Record<string, string>, given = {}) =>
  readLoginHandOver({ hash: fragment(fields), ...here, ...given });

describe('readLoginHandOver (R5)', () => {
  it('takes token, user and way back from the fragment', () => {
    expect(read({ redirect: '/davmu/share/peony/doc/a1b2/index.html?x=1#c' })).toEqual({
      ok: true,
      token: 'user-token',
      userId: 'u1',
      redirect: '/davmu/share/peony/doc/a1b2/index.html?x=1#c',
    });
  });

  it('reads past the mark the mini program adds on iOS', () => {
    const hash = `${fragment({ redirect: '/davmu/share/list/index.html' })}#wechat_redirect`;
    expect(readLoginHandOver({ hash, ...here })).toMatchObject({ redirect: '/davmu/share/list/index.html' });
  });

  it.each([
    ['another state', { state: 's-2' }, {}, 'unasked'],
    ['no state', { state: '' }, {}, 'unasked'],
    ['a login this browser has not begun', {}, { stored: undefined }, 'unasked'],
    ['an empty state on both sides', { state: '' }, { stored: { ...stored, state: '' } }, 'unasked'],
    ['ten minutes and a millisecond', {}, { now: begun + 10 * minutes + 1 }, 'expired'],
    ['a state from the future', {}, { now: begun - 1 }, 'expired'],
    ['no token', { token: '' }, {}, 'incomplete'],
    ['a token that breaks a header', { token: 'a\r\nb' }, {}, 'incomplete'],
    ['a token without end', { token: 'a'.repeat(4097) }, {}, 'incomplete'],
    ['a user id that is none', { user_id: '../u1' }, {}, 'incomplete'],
  ])('refuses %s', (_, fields, given, reason) => {
    expect(read(fields, given)).toEqual({ ok: false, reason });
  });

  it('is still good after exactly ten minutes', () => {
    expect(read({}, { now: begun + 10 * minutes })).toMatchObject({ ok: true });
  });

  it.each([
    '',
    'https://evil.example',
    'https://m.example.com.evil.example/davmu/share/',
    'https://user@m.example.com/davmu/share/',
    'https:/davmu/share/',
    '//evil.example/davmu/share/',
    '///evil.example/davmu/share/',
    '/\\evil.example/davmu/share/',
    '\\\\evil.example',
    '\t//evil.example/davmu/share/',
    '/\n/evil.example/davmu/share/',
    '\u0000javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/davmu/share/../../admin',
    '/davmu/share/%2e%2e/%2e%2e/admin',
    '/davmu/share/..%2f..%2fadmin',
    '/davmu/share%2F..%2F..%2Fadmin',
    '/davmu/shared/',
    '/peony/v1/auth',
    'davmu/share/',
  ])('goes home rather than to %j', (redirect) => {
    expect(read({ redirect })).toMatchObject({ ok: true, redirect: '/davmu/share/' });
  });

  it.each([...hostileHrefs])('never leaves the site with %j', (redirect) => {
    const handOver = read({ redirect });
    expect(handOver.ok && handOver.redirect).toMatch(/^\/davmu\/share(?:\/|$|[?#])/);
  });
});

describe('the state of a login begun here', () => {
  const storage = createSafeStorage(() => localStorage);
  beforeEach(() => localStorage.clear());

  it('comes back once', () => {
    expect(createLoginState(storage, () => 's-1', begun)).toBe('s-1');
    expect(takeLoginState(storage)).toEqual(stored);
    expect(takeLoginState(storage)).toBeUndefined();
  });

  it('is the newest one', () => {
    createLoginState(storage, () => 's-1', begun);
    createLoginState(storage, () => 's-2', begun);
    expect(takeLoginState(storage)?.state).toBe('s-2');
  });

  it.each(['', 'null', '"s-1"', '{"state":1,"createdAt":2}', '{"state":"s-1"}'])(
    'is none when the storage holds %j',
    (kept) => {
      localStorage.setItem('login_state', kept);
      expect(takeLoginState(storage)).toBeUndefined();
    },
  );

  it('lets a hand-over count once', async () => {
    createLoginState(storage, () => 's-1', begun);
    const session = createTestSession();
    const receive = () => receiveLogin({ hash: fragment({}), storage, now: begun, siteOrigin, session });
    await expect(receive()).resolves.toEqual({ ok: true, redirect: '/davmu/share/' });
    expect(session.isLoggedIn()).toBe(true);
    await expect(receive()).resolves.toEqual({ ok: false, reason: 'unasked' });
  });

  it('is used up by a hand-over that fails', async () => {
    createLoginState(storage, () => 's-1', begun);
    const adopt = jest.fn();
    const receive = (fields: Record<string, string>) =>
      receiveLogin({ hash: fragment(fields), storage, now: begun, siteOrigin, session: { adopt } });
    await receive({ state: 'guess' });
    await expect(receive({})).resolves.toEqual({ ok: false, reason: 'unasked' });
    expect(adopt).not.toHaveBeenCalled();
  });

  it('hands on what the reader is to know when the account cannot be had', async () => {
    createLoginState(storage, () => 's-1', begun);
    const refused = { ok: false, reason: 'network', message: '网络错误，请稍后重试～' } as const;
    const session = { adopt: () => Promise.resolve(refused) };
    await expect(
      receiveLogin({ hash: fragment({}), storage, now: begun, siteOrigin, session }),
    ).resolves.toEqual({ ok: false, reason: 'refused', message: refused.message });
  });
});

it('names the login page of the mini program without a raw character', () => {
  const url = miniProgramLoginUrl({ path: '/davmu/share/search/index.html?q=湿地&page=2#top', state: 's 1' });
  expect(url).toMatch(/^[\x21-\x7e]+$/);
  const query = new URLSearchParams(url.replace('/pages/login/index?', ''));
  expect(Object.fromEntries(query)).toEqual({
    path: '/davmu/share/search/index.html?q=湿地&page=2#top',
    state: 's 1',
  });
});
