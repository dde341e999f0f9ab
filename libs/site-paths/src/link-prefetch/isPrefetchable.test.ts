import { isPrefetchable } from './isPrefetchable';

const origin = 'https://m.example.com';
const at = (path: string) => ({ origin, pathname: path, search: '' });
const article = at('/davmu/share/peony/doc/wetland1/index.html');
const home = at('/davmu/share/');

test.each([
  `${origin}/davmu/share/peony/video/seasonv1/index.html`,
  `${origin}/davmu/share/dimim/circle/index.html?id=circBird`,
  `${origin}/davmu/share/`,
  `${origin}/davmu/share/list/listNigh/index.html`,
  `${origin}/davmu/share/peony/doc/wetland1/index.html?page=2`,
])('%s may come ahead to an article', (href) => expect(isPrefetchable(href, article)).toBe(true));

test.each([
  'https://elsewhere.example.com/davmu/share/peony/doc/a1b2/index.html',
  `${origin}/davmu/agreement/privacy_policy`,
  `${origin}/davmu/shared`,
  `${origin}/media/a.jpg`,
  `${origin}/davmu/share/preview-peony/doc/a1b2/index.html`,
  `${origin}/davmu/share/x-preview-mp/doc/a1b2/index.html`,
  `${origin}/davmu/share/auth?t=1`,
  `${origin}/davmu/share/bar`,
  `${origin}/davmu/share/pc?url=%2F`,
  `${origin}/davmu/share/404`,
  `${origin}/davmu/share/oembed?url=a`,
  `${origin}/davmu/share/sitemap.xml`,
  `${origin}/davmu/share/assets/entry.js`,
  `${origin}/davmu/share/peony/doc/wetland1/index.html#comments`,
])('%s may not', (href) => expect(isPrefetchable(href, article)).toBe(false));

test('between lists a visitor moves without a document', () => {
  expect(isPrefetchable(`${origin}/davmu/share/list/listNigh/index.html`, home)).toBe(false);
  expect(isPrefetchable(`${origin}/davmu/share/?group=grpVideo`, home)).toBe(false);
  expect(isPrefetchable(`${origin}/davmu/share/peony/doc/wetland1/index.html`, home)).toBe(true);
});
