import fc from 'fast-check';
import { hostileHrefs, platformCalls } from '../testing';
import { safeImageUrl, safeMediaUrl } from './safeImageUrl';

const siteOrigin = 'https://m.example.com';

test.each([
  ['https://cdn.example.com/a.jpg', siteOrigin, 'https://cdn.example.com/a.jpg'],
  ['http://cdn.example.com/a.jpg', siteOrigin, 'https://cdn.example.com/a.jpg'],
  ['http://cdn.example.com:8080/a.jpg', siteOrigin, 'https://cdn.example.com:8080/a.jpg'],
  ['//cdn.example.com/a.jpg', siteOrigin, 'https://cdn.example.com/a.jpg'],
  ['/media/a.jpg', siteOrigin, '/media/a.jpg'],
  ['http://127.0.0.1:4300/a.jpg', siteOrigin, 'https://127.0.0.1:4300/a.jpg'],
  ['http://127.0.0.1:4300/a.jpg', 'http://localhost:4200', 'http://127.0.0.1:4300/a.jpg'],
  ['http://localhost:4200/a.jpg', 'http://localhost:4200', '/a.jpg'],
  ['http://cdn.example.com/a.jpg', 'http://localhost:4200', 'https://cdn.example.com/a.jpg'],
  ['http://127.0.0.1.evil.example/a.jpg', 'http://localhost:4200', 'https://127.0.0.1.evil.example/a.jpg'],
])('%s on %s becomes %s', (value, site, expected) => {
  expect(safeImageUrl(value, { siteOrigin: site })).toBe(expected);
});

test('without a site only absolute addresses are accepted', () => {
  expect(safeImageUrl('/a.jpg')).toBeNull();
  expect(safeImageUrl('http://cdn.example.com/a.jpg')).toBe('https://cdn.example.com/a.jpg');
});

test.each([...hostileHrefs, 'tel:10086', 'mailto:a@example.com', null, 5])('refuses %j', (value) => {
  expect(safeImageUrl(value, { siteOrigin })).toBeNull();
});

test.each([
  ...platformCalls,
  'https://api.example.com/peony/v1/vcode?tel=13912348001&type=6',
  'https://api.example.com//%70eony/v1/vcode?tel=13912348001&type=6',
])('%s calls the platform, and is no picture (rows 16 and 19)', (value) => {
  expect(safeImageUrl(value, { siteOrigin })).toBeNull();
  expect(safeMediaUrl(value, { siteOrigin })).toBeNull();
});

test.each([
  ['/peonies/a.jpg', '/peonies/a.jpg'],
  ['/media/peony/v1/a.jpg', '/media/peony/v1/a.jpg'],
  ['https://cdn.example.com/peony/a.jpg', 'https://cdn.example.com/peony/a.jpg'],
  ['https://cdn.example.com/circle/v1/a.jpg', 'https://cdn.example.com/circle/v1/a.jpg'],
  ['/%E0%A4%A/a.jpg', '/%E0%A4%A/a.jpg'],
])('%s calls nothing', (value, expected) => {
  expect(safeImageUrl(value, { siteOrigin })).toBe(expected);
});

test('an address of a picture elsewhere is parsed once, and the site not at all', () => {
  safeImageUrl('https://cdn.example.com/a.jpg', { siteOrigin });
  const parse = jest.fn();
  const Original = URL;
  globalThis.URL = class extends Original {
    constructor(url: string | URL, base?: string | URL) {
      super(url, base);
      parse();
    }
  };
  const address = safeImageUrl('https://cdn.example.com/b.jpg', { siteOrigin });
  globalThis.URL = Original;
  expect(address).toBe('https://cdn.example.com/b.jpg');
  expect(parse).toHaveBeenCalledTimes(1);
});

test('another site has its own addresses', () => {
  const address = 'https://cdn.example.com/a.jpg';
  expect(safeImageUrl(address, { siteOrigin })).toBe(address);
  expect(safeImageUrl(address, { siteOrigin: 'https://cdn.example.com' })).toBe('/a.jpg');
  expect(safeImageUrl(address, { siteOrigin })).toBe(address);
});

test('a path is judged as the whole address is, whether or not it has to be parsed', () => {
  const parts = [
    '/',
    '/',
    '.',
    '..',
    'peony',
    'PEONY',
    'v1',
    'vcode',
    'a',
    '-',
    '_',
    '%',
    '%2e',
    '~',
    '\\',
    '?',
    '#',
    ' ',
    '\n',
    '字',
  ];
  const paths = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((names) => `/a${names.join('')}`);
  const calls = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((names) => `/${names.join('')}`);
  const isOnSite = (path: string) => !/^[/\\\s]*[/\\]\s*[/\\]/.test(path);
  fc.assert(
    fc.property(fc.oneof(paths, calls.filter(isOnSite)), (path) => {
      expect(safeImageUrl(path, { siteOrigin })).toBe(safeImageUrl(siteOrigin + path, { siteOrigin }));
    }),
    { numRuns: 2000 },
  );
});

test.each([4096, 4097])('a path of %i characters', (length) => {
  const path = '/'.padEnd(length, 'a');
  expect(safeImageUrl(path, { siteOrigin })).toBe(length > 4096 ? null : path);
});
