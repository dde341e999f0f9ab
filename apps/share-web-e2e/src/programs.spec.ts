import { articleTitle, pages } from './support/pages';
import { readHead } from './support/readHead';
import { expect, test } from './support/visitor';

const tag = ['@page-metadata', '@site-server', '@feed'];
const oEmbed = '/davmu/share/oembed';

test.describe('oEmbed', { tag }, () => {
  test('a page is offered as a link, at the address in its head', async ({ request, baseURL }) => {
    const { oEmbed: address = '', openGraph } = await readHead(request, pages.article);
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers()['cache-control']).toContain('public');
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'link',
      title: articleTitle,
      provider_url: `${baseURL}/davmu/share/`,
      thumbnail_url: openGraph.ogImage?.[0]?.url,
    });
  });

  test('any variant of a page is that page, that of a media account, too', async ({ request, baseURL }) => {
    for (const path of [pages.article.replace('peony', 'anyone'), pages.ofMediaAccount]) {
      const response = await request.get(oEmbed, { params: { url: baseURL + path, format: 'json' } });
      expect(response.status()).toBe(200);
    }
  });

  for (const [what, status, url] of [
    ['no address', 400, ''],
    ['half an address', 400, '/davmu/share/'],
    ['a script', 400, 'javascript:alert(1)'],
    ['another site', 404, 'https://elsewhere.example.com/davmu/share/peony/doc/wetland1/index.html'],
    ['an unknown item', 404, `own${pages.unknown}`],
    ['an id that is none', 404, 'own/davmu/share/peony/doc/%3Cscript%3E/index.html'],
    ['a way out of the path', 404, 'own/davmu/share/peony/doc/..%2f..%2finner/index.html'],
    ['a preview', 404, 'own/davmu/share/preview-peony/doc/wetland1/index.html'],
    ['a list', 404, 'own/davmu/share/'],
    ['itself', 404, 'own/davmu/share/oembed?url=a'],
  ] as const)
    test(`${what} is ${status}, and says why`, async ({ request, baseURL }) => {
      const response = await request.get(oEmbed, { params: { url: url.replace(/^own/, baseURL ?? '') } });
      expect(response.status()).toBe(status);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    });

  test('XML is not offered', async ({ request, baseURL }) => {
    const response = await request.get(oEmbed, {
      params: { url: baseURL + pages.article, format: 'xml' },
    });
    expect(response.status()).toBe(501);
  });
});

test('robots.txt closes what is no page, and leads to the sitemap', { tag }, async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', `Sitemap: ${baseURL}/davmu/share/sitemap.xml`]),
  );
  for (const path of ['/davmu/share/*preview-', '/davmu/share/auth', '/peony', '/tracker', '/-/'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /media');
});

test('language models are refused, by robots.txt and by each document', { tag }, async ({ request }) => {
  const groups = (await (await request.get('/robots.txt')).text()).split('\n\n');
  const closed = groups.find((group) => group.includes('User-agent: GPTBot'));
  expect(closed).toContain('User-agent: Bytespider');
  expect(closed).toMatch(/\nDisallow: \/$/);
  expect(groups.find((group) => group.includes('User-agent: *'))).toContain('Content-Usage: train-ai=n');
  expect((await request.get(pages.article)).headers()['content-usage']).toBe('train-ai=n');
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test(
  'the sitemaps lead to pages that are there, and to no preview',
  { tag },
  async ({ request, baseURL }) => {
    const index = await request.get('/davmu/share/sitemap.xml');
    expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const sitemaps = locations(await index.text());
    expect(sitemaps.length).toBeGreaterThan(2);
    const [first = ''] = sitemaps;
    const sitemap = await (await request.get(first)).text();
    const listed = locations(sitemap);
    expect(listed[0]).toBe(`${baseURL}/davmu/share/`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeLessThanOrEqual(70);
    expect(listed.filter((address) => !address.startsWith(`${baseURL}/davmu/share/`))).toEqual([]);
    expect(listed.filter((address) => address.includes('preview'))).toEqual([]);
    expect(sitemap).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:]+Z<\/lastmod>/);
    for (const address of listed.slice(0, 4)) expect((await request.get(address)).status()).toBe(200);
  },
);

for (const group of ['grpNosuch', '../x', 'a'])
  test(`the sitemap of ${group} is missing`, { tag }, async ({ request }) => {
    const response = await request.get('/davmu/share/sitemap.xml', { params: { group } });
    expect(response.status()).toBe(404);
  });
