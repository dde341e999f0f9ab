import { createSafeStorage } from '@share/environment';
import { hostileHrefs } from '@share/safety/testing';
import { createLoginState, takeLoginState } from '../mini-program-login/loginState';
import { readLogin, receiveLogin } from './receiveLogin';

const siteOrigin = 'https://m.example.com';
const startedAt = 1_793_318_400_000;
const minutes = 60_000;
const stored = { state: 's-1', createdAt: startedAt };
const here = { stored, now: startedAt + minutes, siteOrigin };

const fragment = (fields: Record<string, string>) =>
  `#${new URLSearchParams({ token: 'user-token', user_id: 'u1', state: 's-1', ...fields })}`;

const read = (fields: Record<string, string>, given = {}) =>
  readLogin({ hash: fragment(fields), ...here, ...given });

describe('readLogin (R5)', () => {
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
    expect(readLogin({ hash, ...here })).toMatchObject({ redirect: '/davmu/share/list/index.html' });
  });

  it.each([
    ['another state', { state: 's-2' }, {}, 'unrequested'],
    ['no state', { state: '' }, {}, 'unrequested'],
    ['a login this browser has not started', {}, { stored: undefined }, 'unrequested'],
    ['an empty state on both sides', { state: '' }, { stored: { ...stored, state: '' } }, 'unrequested'],
    ['ten minutes and a millisecond', {}, { now: startedAt + 10 * minutes + 1 }, 'expired'],
    ['a state from the future', {}, { now: startedAt - 1 }, 'expired'],
    ['no token', { token: '' }, {}, 'incomplete'],
    ['a token that breaks a header', { token: 'a\r\nb' }, {}, 'incomplete'],
    ['a token without end', { token: 'a'.repeat(4097) }, {}, 'incomplete'],
    ['a user id that is none', { user_id: '../u1' }, {}, 'incomplete'],
  ])('refuses %s', (_, fields, given, reason) => {
    expect(read(fields, given)).toEqual({ ok: false, reason });
  });

  it('is still good after exactly ten minutes', () => {
    expect(read({}, { now: startedAt + 10 * minutes })).toMatchObject({ ok: true });
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
    const login = read({ redirect });
    expect(login.ok && login.redirect).toMatch(/^\/davmu\/share(?:\/|$|[?#])/);
  });
});

describe('the state of a login started here', () => {
  const storage = createSafeStorage(() => localStorage);
  beforeEach(() => localStorage.clear());

  it('comes back once', () => {
    expect(createLoginState(storage, () => 's-1', startedAt)).toBe('s-1');
    expect(takeLoginState(storage)).toEqual(stored);
    expect(takeLoginState(storage)).toBeUndefined();
  });

  it('is the newest one', () => {
    createLoginState(storage, () => 's-1', startedAt);
    createLoginState(storage, () => 's-2', startedAt);
    expect(takeLoginState(storage)?.state).toBe('s-2');
  });

  it.each(['', 'null', '"s-1"', '{"state":1,"createdAt":2}', '{"state":"s-1"}'])(
    'is none when the storage holds %j',
    (stored) => {
      localStorage.setItem('login_state', stored);
      expect(takeLoginState(storage)).toBeUndefined();
    },
  );

  const receive = (fields: Record<string, string>) =>
    receiveLogin({ hash: fragment(fields), storage, now: startedAt, siteOrigin });

  it('lets a login count once', () => {
    createLoginState(storage, () => 's-1', startedAt);
    expect(receive({})).toMatchObject({ ok: true, token: 'user-token', redirect: '/davmu/share/' });
    expect(receive({})).toEqual({ ok: false, reason: 'unrequested' });
  });

  it('is used up by a login that fails', () => {
    createLoginState(storage, () => 's-1', startedAt);
    expect(receive({ state: 'guess' })).toEqual({ ok: false, reason: 'unrequested' });
    expect(receive({})).toEqual({ ok: false, reason: 'unrequested' });
  });
});
