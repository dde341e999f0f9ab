import { toSitemap, toSitemapIndex } from './toSitemap';

const read = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (name: string) => [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
  return { root: document.documentElement.localName, locs: texts('loc'), times: texts('lastmod') };
};

test('lists pages and when they changed, where that is known', () => {
  const xml = toSitemap([
    { url: 'https://m.example.com/davmu/share/list/a?b=1&c=2', changedAt: 1_793_318_400 },
    { url: 'https://m.example.com/davmu/share/', changedAt: -Infinity },
  ]);
  expect(read(xml)).toEqual({
    root: 'urlset',
    locs: ['https://m.example.com/davmu/share/list/a?b=1&c=2', 'https://m.example.com/davmu/share/'],
    times: ['2026-10-30T00:00:00Z'],
  });
});

test('lists sitemaps', () => {
  const { root, locs } = read(
    toSitemapIndex([{ url: 'https://m.example.com/davmu/share/sitemap.xml?group=a' }]),
  );
  expect([root, locs]).toEqual(['sitemapindex', ['https://m.example.com/davmu/share/sitemap.xml?group=a']]);
});
