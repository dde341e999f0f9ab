import fc from 'fast-check';
import { isMadeUp, toCanonicalQuery, toCanonicalTarget, toLocalLocation } from './canonicalTarget';

test.each([
  ['/davmu/share/news/0a1b', '/davmu/share/news/0a1b'],
  ['/davmu/share/话题/a b', '/davmu/share/%E8%AF%9D%E9%A2%98/a%20b'],
  ['/davmu/share/%E8%AF%9D%e9%a2%98/', '/davmu/share/%E8%AF%9D%E9%A2%98/'],
  ['/davmu/share/%41bc?x=1', '/davmu/share/Abc'],
  ['/a/100%25', '/a/100%25'],
  ['/a/100%25ok', '/a/100%25ok'],
  ['/a/...', '/a/...'],
])('%s has the canonical path %s', (url, path) => {
  expect(toCanonicalTarget(url).path).toBe(path);
});

test.each([
  '/a/%E0%A4%A',
  '/a/%',
  '/a/%00',
  '/a/%0d%0aSet-Cookie:x',
  '/a/%7f',
  '/a/..%2finner',
  '/a/%2e%2e/inner',
  '/a/../inner',
  '/a/./b',
  '/a/%2E/b',
  '/a/..%252finner',
  '/a/%252e%252e/inner',
  '/a/%2569nner',
  '/a/%252525x',
  '/a/..;/inner',
  '/a/.;x/b',
  '/a/b%2Fc',
  '/a/b%5cc',
  '/a/b\\c',
  `/a/${'x'.repeat(6_000)}`,
  'http://evil.example/davmu/share/',
  '*',
])('%s does not exist', (url) => {
  expect(toCanonicalTarget(url).path).toBeUndefined();
});

test.each([
  ['/davmu/share/peony/doc/%E0%A4%A/index.html', '/davmu/share/peony/doc/%25/index.html'],
  ['/a/../b%2Fc', '/a/%25/%25'],
  ['/a/b', undefined],
  [`/a/${'x'.repeat(6_000)}`, undefined],
  ['http://evil.example/davmu/share/', undefined],
])('%s is asked for as %s', (url, path) => {
  expect(toCanonicalTarget(url).refusedPath).toBe(path);
});

test('repeated slashes are detected, and the canonical path never leads to another host', () => {
  expect(toCanonicalTarget('//evil.example//a')).toEqual({
    path: '/evil.example/a',
    search: '',
    repeatedSlashes: true,
  });
  expect(toCanonicalTarget('/a?u=//b').repeatedSlashes).toBe(false);
});

test('every canonical path decodes to plain segments and is its own canonical form', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('..', '.', '%2e', '%2f', '%5c', '%00', '%', '/', '//', '；', ';', '%252e', '%25', '2e'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { path } = toCanonicalTarget(`/${pieces.join('')}`);
      if (path === undefined) return;
      expect(path).toMatch(/^(?:\/[\w.~!*'()%-]*)+$/);
      expect(toCanonicalTarget(path).path).toBe(path);
      for (const segment of path.split('/'))
        expect(decodeURIComponent(segment)).not.toMatch(/^\.\.?(?:;|$)|[/\\\u0000]|%[\da-f]{2}/i);
      expect(new URL(path, 'http://site.invalid').pathname).toBe(path);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['?page=2&page=3&x=1', ['page'], 'page=2'],
  ['?b=2&a=1', ['a', 'b'], 'a=1&b=2'],
  ['?PAGE=2', ['page'], ''],
  ['?q=%E4%BA%91', ['q'], 'q=%E4%BA%91'],
  ['?q=%00', ['q'], ''],
  [`?q=${'x'.repeat(600)}`, ['q'], ''],
  ['?page=2;x=1', ['page', 'x'], ''],
  ['?__proto__=1&constructor=2', ['page'], ''],
  ['', ['page'], ''],
])('%s with the allowed names %j becomes %j', (search, names, kept) => {
  expect(toCanonicalQuery(search, names).toString()).toBe(kept);
});

const tab = { name: 'tab', values: ['posts', 'at_ta'] };
const oneId = ['id', { name: 'post_id', insteadOf: 'id' }, 'page'];

test.each([
  ['?tab=posts&page=2', [tab, 'page'], 'tab=posts&page=2'],
  ['?tab=junk&page=2', [tab, 'page'], 'page=2'],
  ['?tab=', [tab], ''],
  ['?tab=junk&tab=posts', [tab], ''],
  ['?post_id=x', oneId, 'post_id=x'],
  ['?post_id=junk&id=x&page=2', oneId, 'id=x&page=2'],
  ['?id=&post_id=x', oneId, 'id=&post_id=x'],
])('%s with the parameters %j becomes %j', (search, parameters, kept) => {
  expect(toCanonicalQuery(search, parameters).toString()).toBe(kept);
});

const word = { name: 'word', isOpen: true };

test.each([
  ['', [word, 'page'], false],
  ['?word=', [word, 'page'], false],
  ['?word=x', [word, 'page'], true],
  ['?page=20', ['page'], false],
  ['?page=21', ['page'], true],
  ['?group=x', ['group', 'page'], false],
  ['?_=1', 'all' as const, false],
])('whether anybody can make up %s with the parameters %j: %s', (search, parameters, expected) => {
  expect(isMadeUp(toCanonicalQuery(search, parameters), parameters)).toBe(expected);
});

test.each([
  ['2', 'page=2'],
  ['9999', 'page=9999'],
  ['1', ''],
  ['0', ''],
  ['02', ''],
  ['10000', ''],
  ['two', ''],
  ['', ''],
])('the page %j of a list has the query %j', (page, kept) => {
  expect(toCanonicalQuery(`?page=${page}`, ['page']).toString()).toBe(kept);
});

test('every well-formed parameter is kept when all are allowed', () => {
  expect(toCanonicalQuery('?b=2&_=1&b=3&c=%00', 'all').toString()).toBe('b=2&_=1');
});

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'x',
  '',
  '/.//evil.example',
  '/\t/evil.example',
])('%j is not a local location', (location) => {
  expect(() => toLocalLocation(location)).toThrow(TypeError);
});

test('a local location is sent in pure ASCII', () => {
  expect(toLocalLocation('/davmu/share/话题?q=云\r\nX: y#a')).toBe(
    '/davmu/share/%E8%AF%9D%E9%A2%98?q=%E4%BA%91X:%20y#a',
  );
});
