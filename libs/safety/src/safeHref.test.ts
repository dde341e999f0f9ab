import fc from 'fast-check';
import { hostileHrefs, platformCalls } from '../testing';
import { safeHref } from './safeHref';

const siteOrigin = 'https://m.example.com';

test.each([
  ['https://news.example/a?b=1#c', 'https://news.example/a?b=1#c'],
  ['HTTP://News.Example', 'http://news.example/'],
  [' https://news.example/中文 ', 'https://news.example/%E4%B8%AD%E6%96%87'],
  ['https://m.example.com/davmu/share/x?y=1#z', '/davmu/share/x?y=1#z'],
  ['/davmu/share/x', '/davmu/share/x'],
  ['/a/../b', '/b'],
  ['//news.example/x', 'https://news.example/x'],
  ['\\\\news.example\\x', 'https://news.example/x'],
  ['/\\news.example', 'https://news.example/'],
  ['/\t/news.example', 'https://news.example/'],
  ['https:\\\\news.example', 'https://news.example/'],
  ['https:news.example', '/news.example'],
  ['https:///news.example', 'https://news.example/'],
  ['https://ｍ.example.com/x', '/x'],
  ['https://m。example。com/x', '/x'],
  ['https://m.example.com:8443/x', 'https://m.example.com:8443/x'],
  // A path of two slashes would name a host, so the address stays whole.
  ['https://m.example.com//evil.example', 'https://m.example.com//evil.example'],
  ['/.//evil.example', 'https://m.example.com//evil.example'],
])('%j becomes %s', (value, expected) => {
  expect(safeHref(value, { siteOrigin })).toBe(expected);
});

test.each(hostileHrefs)('refuses %j', (value) => {
  expect(safeHref(value, { siteOrigin, tel: true, mail: true })).toBeNull();
});

test.each(platformCalls)('%s calls the platform, and is no link (row 16)', (value) => {
  expect(safeHref(value, { siteOrigin })).toBeNull();
});

test.each([
  ['/davmu/agreement/user_agreement', '/davmu/agreement/user_agreement'],
  ['https://elsewhere.example/peony/v1/x', 'https://elsewhere.example/peony/v1/x'],
])('%s is a link', (value, expected) => expect(safeHref(value, { siteOrigin })).toBe(expected));

test.each([
  undefined,
  null,
  1,
  {},
  ['https://a.example'],
  new URL('https://a.example'),
  `https://a.example/${'x'.repeat(4096)}`,
])('refuses a value that is not an address: %p', (value) => {
  expect(safeHref(value)).toBeNull();
});

test('without a site only absolute addresses are accepted', () => {
  expect(safeHref('/x')).toBeNull();
  expect(safeHref('//a.example/x')).toBeNull();
  expect(safeHref('https://a.example/x')).toBe('https://a.example/x');
});

test('phone and mail links are accepted only when enabled and well-formed', () => {
  expect(safeHref('tel:+86 (010) 1234-5678', { tel: true })).toBe('tel:+860101234-5678');
  expect(safeHref('tel:10086')).toBeNull();
  expect(safeHref('tel:10086;ext=1/x', { tel: true })).toBeNull();
  expect(safeHref('mailto:a.b@example.com?bcc=x@evil.example', { mail: true })).toBe(
    'mailto:a.b@example.com',
  );
  expect(safeHref('mailto:a@example.com')).toBeNull();
  expect(safeHref('mailto:a@b@c"><x', { mail: true })).toBeNull();
});

test('every result is http, https or a path on the site, for a browser too, and checking it again changes nothing', () => {
  const part = fc.constantFrom(
    'javascript:',
    'https:',
    'http:',
    'data:',
    '/',
    '\\',
    '@',
    ':',
    '\t',
    '\u0001',
    ' ',
    'm.example.com',
    'x',
    '.',
    '%2f',
    '#',
    '?',
    '\u3002',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.array(part).map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (value) => {
        const href = safeHref(value, { siteOrigin });
        if (href === null) return;
        const seen = new URL(href, `${siteOrigin}/davmu/share/`);
        expect(seen.protocol).toMatch(/^https?:$/);
        expect([seen.username, seen.password]).toEqual(['', '']);
        if (href.startsWith('/')) expect(seen.origin).toBe(siteOrigin);
        expect(safeHref(href, { siteOrigin })).toBe(href);
      },
    ),
    { numRuns: 1000 },
  );
});
