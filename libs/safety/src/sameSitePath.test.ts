import fc from 'fast-check';
import { hostileHrefs } from '../testing';
import { sameSitePath } from './sameSitePath';

const siteOrigin = 'https://m.example.com';
const basePath = '/davmu/share';
const check = (value: unknown) => sameSitePath(value, siteOrigin, basePath);

test.each([
  ['https://m.example.com/davmu/share/a?b=c#d', '/davmu/share/a?b=c#d'],
  ['/davmu/share', '/davmu/share'],
  ['/davmu/share/', '/davmu/share/'],
  ['https://ｍ.example.com/davmu/share/a', '/davmu/share/a'],
  ['https:/davmu/share/a', '/davmu/share/a'],
  ['/x/../davmu/share/a', '/davmu/share/a'],
  ['/davmu/share/a?next=https://evil.example', '/davmu/share/a?next=https://evil.example'],
])('%s becomes %s', (value, expected) => {
  expect(check(value)).toBe(expected);
});

test.each([
  ...hostileHrefs,
  'https://evil.example/davmu/share/a',
  '//evil.example/davmu/share',
  '/\\evil.example/davmu/share',
  'https:evil.example',
  '//m.example.com\\@evil.example',
  'https://m.example.com.evil.example/davmu/share',
  'https://m.example.com:8443/davmu/share/a',
  'http://m.example.com/davmu/share/a',
  'https://m.example.com/',
  '/davmu/shares',
  '/davmu/share/../inner',
  '/davmu/share/%2e%2e/inner',
  '/davmu/share/..%2finner',
  '/davmu/share/a%5c..%5cb',
  '/davmu/share/%00',
  '/.//davmu/share',
  'javascript:location="/davmu/share"',
  undefined,
])('refuses %j', (value) => {
  expect(check(value)).toBeNull();
});

test('with the whole site as base a path still cannot name a host', () => {
  expect(sameSitePath('https://m.example.com//evil.example', siteOrigin, '/')).toBeNull();
  expect(sameSitePath('/a', siteOrigin, '/')).toBe('/a');
});

test('no text leads to another origin or out of the base path', () => {
  const part = fc.constantFrom(
    'https:',
    '/',
    '\\',
    '@',
    'm.example.com',
    'evil.example',
    '/davmu/share',
    '..',
    '%2e',
    '.',
    '\t',
    '?',
    '#',
    ':',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const path = check(parts.join(''));
      if (path === null) return;
      const seen = new URL(path, siteOrigin);
      expect(seen.origin).toBe(siteOrigin);
      expect(seen.pathname).toMatch(/^\/davmu\/share(?:\/|$)/);
    }),
    { numRuns: 1000 },
  );
});
