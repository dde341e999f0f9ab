import type { OpenAppConfig, OpenAppWay } from './OpenAppConfig';
import { toAppLink, type AppLinkParams } from './toAppLink';

const config: OpenAppConfig = {
  scheme: 'shareapp',
  universalLink: 'https://app.example.com/open',
  packageName: 'com.example.share',
  wxOpenAppId: 'wx0123456789abcdef',
  downloadUrl: 'https://example.com/download?from=h5',
};

const params: AppLinkParams = {
  stype: 'docDetailspage',
  id: 'LZkmpMDK',
  type: 'article',
  post_id: 'LZkmpMDK',
  content_link: 'https://m.example.com/a?b=1&c=2#d',
  mp: '28Dga1xp',
};

const query =
  'stype=docDetailspage&id=LZkmpMDK&type=article&post_id=LZkmpMDK' +
  '&content_link=https%3A%2F%2Fm.example.com%2Fa%3Fb%3D1%26c%3D2%23d&mp=28Dga1xp';

/** The parameters the app receives from Android, iOS or the store. */
const readBack = (way: OpenAppWay, link: string): AppLinkParams => {
  const url = new URL(link.replace(/^intent:/, 'shareapp:').replace(/#Intent;.*$/, ''));
  const inner = way === 'store' ? new URL(url.searchParams.get('android_schema') ?? '') : url;
  return Object.fromEntries(inner.searchParams);
};

const waysWithParams: OpenAppWay[] = ['scheme', 'open-tag', 'universal-link', 'intent', 'store'];

const hostile = [
  '#Intent;scheme=http;package=com.evil;end',
  ';S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  '&id=other&stype=x',
  '?a=b#c',
  '"><script>alert(1)</script>',
  "javascript:alert('1')",
  '%26id%3Dother',
  'a b+c',
  '换行\n\r\t 和 空格',
  '\0',
  '../../..//evil.example',
];

describe('toAppLink', () => {
  it.each([
    ['scheme', `shareapp://open?${query}`],
    ['open-tag', `shareapp://open?${query}`],
    ['universal-link', `https://app.example.com/open?${query}`],
    [
      'intent',
      `intent://open?${query}#Intent;scheme=shareapp;package=com.example.share;` +
        'S.browser_fallback_url=https%3A%2F%2Fexample.com%2Fdownload%3Ffrom%3Dh5;end',
    ],
    [
      'store',
      'https://a.app.qq.com/o/simple.jsp?pkgname=com.example.share&android_schema=' +
        encodeURIComponent(`shareapp://open?${query}`),
    ],
    ['download', 'https://example.com/download?from=h5'],
    ['guide', null],
    ['qr', null],
    ['close', null],
  ] as [OpenAppWay, string | null][])('%s → %s', (way, expected) => {
    expect(toAppLink(params, way, config)).toBe(expected);
  });

  describe.each(waysWithParams)('R60: %s', (way) => {
    it('passes on exactly the given parameters', () => {
      expect(readBack(way, toAppLink(params, way, config)!)).toEqual(params);
    });

    it.each(hostile)('does not let %j break out', (value) => {
      const link = toAppLink({ id: value, post_id: 'LZkmpMDK' }, way, config)!;
      expect(readBack(way, link)).toEqual({ id: value, post_id: 'LZkmpMDK' });
      expect(link).toMatch(/^[\w.~:/?#=&;%*-]+$/);
      expect(link.split('#')).toHaveLength(way === 'intent' ? 2 : 1);
      expect(link.split(';')).toHaveLength(way === 'intent' ? 5 : 1);
    });

    it('replaces a lone surrogate', () => {
      expect(readBack(way, toAppLink({ id: 'a\uD800' }, way, config)!)).toEqual({ id: 'a\uFFFD' });
    });
  });

  it('leaves out empty parameters', () => {
    expect(toAppLink({ id: '', type: 'article' }, 'scheme', config)).toBe('shareapp://open?type=article');
    expect(toAppLink({}, 'scheme', config)).toBe('shareapp://open');
    expect(toAppLink({}, 'universal-link', config)).toBe('https://app.example.com/open');
  });

  it('keeps the query of the universal link', () => {
    const given = { ...config, universalLink: 'https://app.example.com/open?from=h5' };
    expect(toAppLink({ id: 'a b' }, 'universal-link', given)).toBe(
      'https://app.example.com/open?from=h5&id=a%20b',
    );
  });

  it.each([
    ['scheme', { scheme: '' }],
    ['open-tag', { scheme: '' }],
    ['open-tag', { wxOpenAppId: '' }],
    ['intent', { scheme: '' }],
    ['store', { packageName: '' }],
    ['universal-link', { universalLink: '' }],
    ['universal-link', { universalLink: 'http://app.example.com/open' }],
    ['universal-link', { universalLink: 'https://name:word@app.example.com/open' }],
    ['download', { downloadUrl: undefined }],
    ['download', { downloadUrl: 'http://example.com/download' }],
    ['download', { downloadUrl: 'javascript:alert(1)' }],
  ] as [OpenAppWay, Partial<OpenAppConfig>][])('%s has no address with %j', (way, differing) => {
    expect(toAppLink(params, way, { ...config, ...differing })).toBeNull();
  });

  it.each([undefined, 'http://example.com/download', 'javascript:alert(1)'])(
    'gives an intent no fallback page when it is %s',
    (downloadUrl) => {
      expect(toAppLink({}, 'intent', { ...config, downloadUrl })).toBe(
        'intent://open#Intent;scheme=shareapp;package=com.example.share;end',
      );
    },
  );

  it('passes the package alone to the store when there is no scheme', () => {
    expect(toAppLink(params, 'store', { ...config, scheme: '' })).toBe(
      'https://a.app.qq.com/o/simple.jsp?pkgname=com.example.share',
    );
  });
});
