import { readEnvironment } from '@share/environment';
import { clientUaToken, userAgents } from '@share/environment/testing';
import type { OpenAppAttempt } from './attemptOpenApp';
import { createAppOpener } from './createAppOpener';
import type { OpenAppConfig } from './OpenAppConfig';

const config: OpenAppConfig = {
  scheme: 'shareapp',
  universalLink: 'https://app.example.com/open',
  packageName: 'com.example.share',
  wxOpenAppId: '',
  downloadUrl: 'https://example.com/download',
};

const visited: string[] = [];
const attempts: OpenAppAttempt[] = [];
const loadDownloadUrl = jest.fn(() => Promise.resolve());

const openerIn = (fixture: string, given: Partial<OpenAppConfig> = {}) => {
  const { userAgent, maxTouchPoints } = userAgents.find(({ name }) => name === fixture)!;
  return createAppOpener({
    window,
    environment: () => readEnvironment(userAgent, { clientUaToken, maxTouchPoints }),
    config: () => ({ ...config, ...given }),
    loadDownloadUrl,
    onAttempt: (attempt) => attempts.push(attempt),
  });
};

const params = { id: 'LZkmpMDK' };
const openIn = (fixture: string, given: Partial<OpenAppConfig> = {}) => openerIn(fixture, given).open(params);

const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  visited.length = 0;
  attempts.length = 0;
  jest.useFakeTimers();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    visited.push(this.href);
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('createAppOpener', () => {
  it('offers nothing when the app has opened', async () => {
    const offer = openIn('Safari, iPhone');
    leave();
    expect(await offer).toBeNull();
    expect(visited).toEqual(['https://app.example.com/open?id=LZkmpMDK']);
    expect(attempts).toEqual([{ strategy: 'universal-link', result: 'opened', ms: 0 }]);
  });

  it.each([
    ['Huawei Browser, Android', { way: 'download', href: 'https://example.com/download' }],
    ['QQ, iPhone', { way: 'guide' }],
  ])('%s: offers %j after a timeout, and opens nothing else', async (fixture, expected) => {
    const offer = openIn(fixture);
    jest.advanceTimersByTime(2500);
    expect(await offer).toEqual(expected);
    expect(visited).toEqual(['shareapp://open?id=LZkmpMDK']);
    expect(attempts).toEqual([{ strategy: 'scheme', result: 'timeout', ms: 2500 }]);
  });

  it.each([
    ['Weibo, iPhone', 'guide'],
    ['Chrome, Windows', 'qr'],
    ['WeChat mini program, iPhone', 'close'],
  ])('%s: offers %s at once', async (fixture, way) => {
    expect(await openIn(fixture)).toEqual({ way });
    expect(visited).toEqual([]);
    expect(attempts).toEqual([{ strategy: way, result: 'unavailable', ms: 0 }]);
  });

  it('offers the download page when the app has no address', async () => {
    expect(await openIn('Chrome, Android', { scheme: '' })).toEqual({
      way: 'download',
      href: 'https://example.com/download',
    });
  });

  it('a tap on our button takes the way after WeChat’s tag', async () => {
    const offer = openIn('WeChat 8.0.49, iPhone', { wxOpenAppId: 'wx0123456789abcdef' });
    leave();
    expect(await offer).toBeNull();
    expect(visited).toEqual(['https://app.example.com/open?id=LZkmpMDK']);
  });

  describe('after a tap on WeChat’s tag', () => {
    const withTag = { wxOpenAppId: 'wx0123456789abcdef' };
    const store = 'https://a.app.qq.com/o/simple.jsp?pkgname=com.example.share&android_schema=';

    it('offers nothing after a launch', () => {
      expect(openerIn('WeChat 8.0.49, iPhone', withTag).handleTagResult(params, 'opened')).toBeNull();
      expect(attempts).toEqual([{ strategy: 'open-tag', result: 'opened', ms: 0 }]);
    });

    it.each<[string, Partial<OpenAppConfig>, object]>([
      ['WeChat 8.0.49, iPhone', {}, { way: 'download', href: 'https://app.example.com/open?id=LZkmpMDK' }],
      ['WeChat 8.0.49, iPhone', { universalLink: '' }, { way: 'guide' }],
      [
        'WeChat 8.0.48, own kernel',
        {},
        { way: 'download', href: store + encodeURIComponent('shareapp://open?id=LZkmpMDK') },
      ],
    ])('%s %j: offers the next way as a link, and opens nothing', (fixture, given, offer) => {
      expect(openerIn(fixture, { ...withTag, ...given }).handleTagResult(params, 'error')).toEqual(offer);
      expect(attempts).toEqual([{ strategy: 'open-tag', result: 'error', ms: 0 }]);
      expect(visited).toEqual([]);
    });
  });

  describe('a tap that the browser no longer knows of, saved until the code had come', () => {
    const setActivation = (value: { isActive: boolean } | undefined) =>
      Object.defineProperty(window.navigator, 'userActivation', { configurable: true, value });
    beforeEach(() => setActivation({ isActive: false }));
    afterEach(() => setActivation(undefined));

    const scheme = 'shareapp://open?id=LZkmpMDK';
    const download = 'https://example.com/download';
    it.each<[string, Partial<OpenAppConfig>, object]>([
      ['Safari, iPhone', {}, { way: 'download', href: 'https://app.example.com/open?id=LZkmpMDK' }],
      ['Huawei Browser, Android', {}, { way: 'download', href: download }],
      ['Huawei Browser, Android', { downloadUrl: '' }, { way: 'download', href: scheme }],
      ['QQ, iPhone', {}, { way: 'guide' }],
    ])('%s %j: offers the way as a link, and opens nothing', async (fixture, given, offer) => {
      expect(await openIn(fixture, given)).toEqual(offer);
      expect(visited).toEqual([]);
      expect(attempts).toMatchObject([{ result: 'late', ms: 0 }]);
    });
  });

  describe('a tap before the download page is known', () => {
    const intent = 'intent://open?id=LZkmpMDK#Intent;scheme=shareapp;package=com.example.share';
    const fallback = `S.browser_fallback_url=${encodeURIComponent('https://example.com/download')}`;
    /** The setting as an answer on its way. */
    const startLoading = () => {
      const given: Partial<OpenAppConfig> = { downloadUrl: '' };
      let end = () => {};
      loadDownloadUrl.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
      const arrive = () => {
        given.downloadUrl = config.downloadUrl!;
        end();
      };
      return { given, arrive };
    };
    afterEach(leave);

    it.each(['Chrome, Android', 'Samsung Internet'])(
      '%s: waits for it, the intent carries it',
      async (fixture) => {
        const { given, arrive } = startLoading();
        void openIn(fixture, given);
        await jest.advanceTimersByTimeAsync(0);
        expect(visited).toEqual([]);
        arrive();
        await jest.advanceTimersByTimeAsync(0);
        expect(visited).toEqual([`${intent};${fallback};end`]);
      },
    );

    it('does not wait for long', async () => {
      void openIn('Chrome, Android', startLoading().given);
      await jest.advanceTimersByTimeAsync(500);
      expect(visited).toEqual([`${intent};end`]);
    });

    it.each(['Safari, iPhone', 'Huawei Browser, Android'])('%s: leaves in its handler', (fixture) => {
      void openIn(fixture, startLoading().given);
      expect(visited).toHaveLength(1);
    });

    it('is one attempt, however often the visitor taps meanwhile', async () => {
      const { given, arrive } = startLoading();
      const opener = openerIn('Chrome, Android', given);
      void opener.open(params);
      void opener.open(params);
      arrive();
      await jest.advanceTimersByTimeAsync(0);
      expect(visited).toHaveLength(1);
    });
  });

  it('does nothing in the own client', async () => {
    expect(await openIn('own client, iPhone')).toBeNull();
    expect(visited).toEqual([]);
    expect(attempts).toEqual([]);
  });

  it('ignores a second tap during an attempt', async () => {
    const first = openIn('Huawei Browser, Android');
    expect(await openIn('Huawei Browser, Android')).toBeNull();
    jest.advanceTimersByTime(2500);
    expect(await first).toMatchObject({ way: 'download' });
    expect(visited).toHaveLength(1);
  });
});
