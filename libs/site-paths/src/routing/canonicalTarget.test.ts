import fc from 'fast-check';
import { toCanonicalTarget } from './canonicalTarget';

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
])('%s is requested as %s', (url, path) => {
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
