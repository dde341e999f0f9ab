import { description, publishedAt, subjects } from '../../testing/subjects';
import type { PageSubject } from '../PageSubject';
import { pageHead } from './pageHead';

const { card, publisher } = description;

const show = (options: Partial<Parameters<typeof pageHead>[0]> = {}) => {
  document.head.innerHTML = pageHead({ card, publisher, isIndexed: true, ...options });
  return document.head;
};
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const data = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;

const picture = { alt: '白鹭', width: 1200, height: 800 };

test('an article says what it is, when it was published and how big its picture is', () => {
  const head = show({ subject: { kind: 'article', publishedAt, picture } });
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(card.link);
  expect(content('description')).toBe(card.desc);
  expect(
    ['type', 'site_name', 'locale', 'url', 'image', 'image:width', 'image:height', 'image:alt'].map((name) =>
      content(`og:${name}`),
    ),
  ).toEqual(['article', '云浦', 'zh_CN', card.link, card.imgUrl, '1200', '800', '白鹭']);
  expect(content('article:published_time')).toBe('2026-10-30T00:00:00Z');
  expect(content('twitter:card')).toBe('summary_large_image');
});

test.each<[PageSubject['kind'], string]>([
  ['site', 'website'],
  ['collection', 'website'],
  ['article', 'article'],
  ['gallery', 'article'],
  ['live-blog', 'article'],
  ['discussion', 'article'],
  ['question', 'article'],
  ['video', 'video.other'],
  ['broadcast', 'video.other'],
  ['video-album', 'video.tv_show'],
  ['audio', 'music.song'],
  ['audio-album', 'music.album'],
  ['profile', 'profile'],
  ['event', 'website'],
])('%s is an object of the type %s', (kind, type) => {
  show({ subject: subjects.find((subject) => subject.kind === kind) });
  expect(content('og:type')).toBe(type);
});

test('a picture of unknown size has none, and a logo is no large picture', () => {
  show({ subject: { kind: 'article', picture: { alt: '白鹭' } } });
  expect([content('og:image:width'), content('og:image:alt')]).toEqual([undefined, '白鹭']);
  show({ subject: { kind: 'article' } });
  expect([content('og:image'), content('og:image:alt'), content('twitter:card')]).toEqual([
    card.imgUrl,
    undefined,
    'summary',
  ]);
});

test('only pages about one thing can be embedded', () => {
  const link = (subject: PageSubject) =>
    show({ subject }).querySelector('link[type="application/json+oembed"]')?.getAttribute('href');
  expect(link({ kind: 'article' })).toBe(
    `https://m.example.com/davmu/share/oembed?url=${encodeURIComponent(card.link)}`,
  );
  expect(link({ kind: 'collection', paths: [] })).toBeUndefined();
});

test('a page that is not to be indexed has nothing for programs that index', () => {
  const head = show({ subject: subjects[1], isIndexed: false });
  expect(data()).toBeUndefined();
  expect(head.querySelector('link[rel=alternate]')).toBeNull();
  expect(content('og:title')).toBe(card.title);
});

test('hostile texts stay what they are, and stay in their places', () => {
  const hostile = '"\'></title></script><script>alert(1)</script><!--&amp; \u2028';
  const head = show({
    card: { ...card, title: hostile, desc: hostile },
    publisher: { ...publisher, name: hostile },
    subject: {
      kind: 'article',
      publishedAt,
      author: { name: hostile, isPerson: true },
      picture: { alt: hostile },
    },
  });
  expect(head.querySelectorAll('script')).toHaveLength(1);
  expect([content('og:title'), content('og:site_name'), content('og:image:alt')]).toEqual([
    hostile,
    hostile,
    hostile,
  ]);
  expect(JSON.parse(data() ?? '')).toMatchObject({
    headline: hostile,
    author: { name: hostile },
    publisher: { name: hostile },
  });
});

test('what QQ, Weibo and X read', () => {
  const head = show({ subject: { kind: 'article', publishedAt, picture } });
  const item = (name: string) => head.querySelector(`meta[itemprop="${name}"]`)?.getAttribute('content');
  expect([item('name'), item('description'), item('image')]).toEqual([card.title, card.desc, card.imgUrl]);
  expect(content('weibo: article:create_at')).toBe('2026-10-30 08:00:00');
  expect(content('twitter:image')).toBe(card.imgUrl);
});

test.each([
  [Date.UTC(1988, 6, 1, 15, 30, 5) / 1000, '1988-07-02 00:30:05'],
  [Date.UTC(1988, 11, 1, 15, 30) / 1000, '1988-12-01 23:30:00'],
  [NaN, undefined],
])('Weibo reads the time of Shanghai: %d is %s', (seconds, expected) => {
  show({ subject: { kind: 'article', publishedAt: seconds } });
  expect(content('weibo: article:create_at')).toBe(expected);
});

test('a drawing is no picture of a card', () => {
  show({
    card: { ...card, imgUrl: 'https://m.example.com/media/a.svg' },
    subject: { kind: 'article', picture },
  });
  expect([content('og:image'), content('og:image:type'), content('twitter:card')]).toEqual([
    'https://m.example.com/davmu/share/icon-512.png',
    'image/png',
    'summary',
  ]);
});
