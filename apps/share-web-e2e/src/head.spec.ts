import { richResultProblems } from '@share/page-metadata/testing';
import { readHead } from './support/readHead';
import { articleTitle, doc, pages } from './support/pages';
import { expect, test } from './support/visitor';

const tag = ['@page-metadata', '@shell'];

const item = (path: string) => {
  const [actor, type, id] = path.split('/');
  return `/davmu/share/${actor}/${type}/2026/11/${id}/index.html`;
};

/** Every kind of page: its Open Graph type, the things it is about, and whether it can be embedded. */
const kinds: [name: string, path: string, type: string, things: string[], isEmbeddable: boolean][] = [
  ['article', pages.article, 'article', ['NewsArticle', 'BreadcrumbList'], true],
  ['article of an account', pages.ofMediaAccount, 'article', ['NewsArticle', 'BreadcrumbList'], true],
  ['video', item('peony/video/seasonv1'), 'video.other', ['VideoObject', 'BreadcrumbList'], true],
  ['short video', item('peony/svideo/sugarsv1'), 'video.other', ['VideoObject', 'BreadcrumbList'], true],
  ['audio', item('peony/audio/audio30s'), 'music.song', ['AudioObject', 'BreadcrumbList'], true],
  ['gallery', item('peony/gallery/bridgeg1'), 'article', ['ImageGallery', 'BreadcrumbList'], true],
  [
    'audio album',
    item('peony/audio_album/nightbot'),
    'music.album',
    ['CollectionPage', 'BreadcrumbList'],
    true,
  ],
  [
    'video album',
    item('peony/video_album/craftsva'),
    'video.tv_show',
    ['CollectionPage', 'BreadcrumbList'],
    true,
  ],
  ['special', item('peony/special/wetspec1'), 'website', ['CollectionPage', 'BreadcrumbList'], false],
  ['link', item('peony/doc/libseat1'), 'article', ['NewsArticle', 'BreadcrumbList'], true],
  ['live video', item('peony/local_live/birdlive'), 'video.other', ['VideoObject'], true],
  ['image room', item('peony/local_live/bridgelv'), 'article', ['LiveBlogPosting'], true],
  ['home', pages.home, 'website', ['WebSite'], false],
  ['channel', `${pages.home}?group=grpVideo`, 'website', ['CollectionPage', 'BreadcrumbList'], false],
  ['list', '/davmu/share/list/listNigh/index.html', 'website', ['CollectionPage', 'BreadcrumbList'], false],
  [
    'module',
    '/davmu/share/content_model/index.html?id=modRead1',
    'website',
    ['CollectionPage', 'BreadcrumbList'],
    false,
  ],
  ['activity', '/davmu/share/activity/birdwalk/index.html', 'website', ['Event'], true],
  ['short cards', '/davmu/share/fly_card/flydaily/index.html', 'article', ['NewsArticle'], true],
  [
    'circle',
    '/davmu/share/dimim/circle/index.html?id=circBird',
    'website',
    ['CollectionPage', 'BreadcrumbList'],
    false,
  ],
  [
    'post',
    '/davmu/share/dimim/content/index.html?id=cpbird01',
    'article',
    ['DiscussionForumPosting', 'BreadcrumbList'],
    true,
  ],
  [
    'topic',
    '/davmu/share/dimim/topic/index.html?id=ctSouth1',
    'website',
    ['CollectionPage', 'BreadcrumbList'],
    false,
  ],
  ['law question', '/davmu/share/fazak/problemShare/index.html?id=lawtrial', 'article', ['QAPage'], true],
  [
    'catalogue',
    '/davmu/share/dejin/catalog/index.html?rid=yunpubook&id=bookroot',
    'website',
    ['CollectionPage', 'BreadcrumbList'],
    false,
  ],
  [
    'clue report',
    '/davmu/share/dejin/detail/clueroad/index.html',
    'article',
    ['DiscussionForumPosting'],
    true,
  ],
  ['invitation', '/davmu/share/invite/YP7K3Q/index.html', 'website', [], false],
  [
    'article of a guide book',
    '/davmu/share/dejin/content/index.html?rid=yunpubook&uuid=8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded',
    'article',
    ['NewsArticle', 'BreadcrumbList'],
    true,
  ],
  ['person', '/davmu/share/dejin/personal/cluXitang/index.html', 'profile', ['ProfilePage'], false],
];

test.describe.configure({ mode: 'parallel' });

for (const [name, path, type, things, isEmbeddable] of kinds)
  test(`${name}: other programs read what it is`, { tag }, async ({ request, baseURL }) => {
    const { openGraph, data, oEmbed } = await readHead(request, path);
    expect(openGraph.ogType).toBe(type);
    expect(openGraph.ogTitle).toBeTruthy();
    expect(openGraph.ogDescription).toBeTruthy();
    expect(openGraph.ogSiteName).toBe('云浦新闻');
    expect(openGraph.ogLocale).toBe('zh_CN');
    expect(openGraph.ogUrl?.startsWith(`${baseURL}/davmu/share/`)).toBe(true);
    for (const { url } of openGraph.ogImage ?? []) expect(URL.canParse(url)).toBe(true);
    expect(openGraph.twitterCard).toMatch(/^summary(?:_large_image)?$/);
    expect(data.map((thing) => thing['@type'])).toEqual(things);
    expect(data.flatMap((thing) => richResultProblems(thing))).toEqual([]);
    expect(oEmbed !== undefined).toBe(isEmbeddable);
  });

test('an article says when, by whom, and how big its picture is', { tag }, async ({ request, baseURL }) => {
  const { openGraph, data } = await readHead(request, pages.article);
  expect(openGraph.ogTitle).toBe(articleTitle);
  expect(openGraph.ogImage?.[0]).toMatchObject({ width: '1200', height: '630', alt: articleTitle });
  expect(openGraph.articlePublishedTime).toBe(data[0]?.['datePublished']);
  expect(data[0]).toMatchObject({
    headline: articleTitle,
    author: { '@type': 'Person' },
    publisher: { '@type': 'Organization', logo: `${baseURL}/media/logo.svg` },
  });
});

test('hostile texts come back as they are', { tag }, async ({ request }) => {
  const { openGraph, data, html } = await readHead(request, doc('hostile1'));
  expect(openGraph.ogTitle).toContain('<script>');
  expect(openGraph.ogTitle).toBe(data[0]?.['headline']);
  expect(html.slice(0, html.indexOf('<body')).match(/<script\b/g)).toHaveLength(3);
});

test('what is not to be found tells programs nothing', { tag }, async ({ request }) => {
  for (const path of [
    '/davmu/share/preview-peony/doc/wetland1/index.html',
    '/davmu/share/search/index.html?word=%E4%BA%91%E6%B5%A6',
    '/davmu/share/bar',
  ]) {
    const { data, oEmbed, html } = await readHead(request, path);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect([data, oEmbed]).toEqual([[], undefined]);
  }
});

test('moving to another list leaves no data of the first one', { tag }, async ({ page }) => {
  await page.goto(pages.home);
  const data = page.locator('head script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  const channel = page.getByRole('navigation', { name: '频道' }).getByRole('link', { name: '视频' });
  await expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
  await channel.tap();
  await expect(page).toHaveURL(/group=grpVideo/);
  await expect(data).toHaveCount(0);
});

test('what was corrected stands in the article, and has to programs', { tag }, async ({ page, request }) => {
  await page.goto(pages.corrected);
  await expect(page.locator('[data-by-line]')).toContainText('更新于');
  const corrections = page.getByRole('region', { name: '更正说明' });
  await expect(corrections).toContainText('应为“入院五天内”');
  const { data, openGraph } = await readHead(request, pages.corrected);
  const article = data.find((thing) => thing['@type'] === 'NewsArticle');
  expect(richResultProblems(article ?? {})).toEqual([]);
  expect(article).toMatchObject({
    correction: [{ '@type': 'CorrectionComment', text: expect.stringContaining('应为') }],
  });
  const { datePublished, dateModified } = article as Record<string, string>;
  expect(openGraph.articleModifiedTime).toBe(dateModified);
  expect(Date.parse(String(dateModified))).toBe(Date.parse(String(datePublished)) + 3 * 3_600_000);
});
