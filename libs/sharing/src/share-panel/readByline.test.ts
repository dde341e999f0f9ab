import { readByline } from './readByline';

const headOf = (data: unknown) => {
  document.head.innerHTML = '<script type="application/ld+json"></script>';
  document.head.querySelector('script')!.textContent = typeof data === 'string' ? data : JSON.stringify(data);
  return document;
};

afterEach(() => {
  document.head.innerHTML = '';
});

const author = { '@type': 'Organization', name: '云浦观察' };

test.each<[string, unknown, string]>([
  ['an article', { author, datePublished: '2026-11-01T23:30:00Z' }, '云浦观察 · 2026-11-02'],
  ['several authors', { author: [author, { name: '周衡' }] }, '云浦观察'],
  ['a video', { author, uploadDate: '2026-11-02', duration: 'PT222S' }, '云浦观察 · 03:42'],
  ['a long one', { duration: 'PT1H2M3S' }, '1:02:03'],
  ['a live room', { organizer: author, startDate: '2026-11-24T11:30:00Z' }, '云浦观察 · 2026-11-24 19:30'],
  ['a graph', { '@graph': [{ author }, { name: '首页' }] }, '云浦观察'],
  ['a list', [{ author }, {}], '云浦观察'],
])('%s', (_, data, byline) => {
  expect(readByline(headOf(data))).toBe(byline);
});

test.each<[string, unknown]>([
  ['broken data', '{"author":'],
  ['nothing', 'null'],
  ['a text', '"云浦观察"'],
  ['wrong types', { author: 7, datePublished: {}, duration: 'P1Y' }],
])('%s: no byline', (_, data) => {
  expect(readByline(headOf(data))).toBe('');
});

test('a page without structured data has none', () => {
  expect(readByline(document)).toBe('');
});
