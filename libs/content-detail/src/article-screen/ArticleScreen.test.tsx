/** @jest-environment node */
import { now, siteOrigin } from '@share/content-cards/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { detailFixture, hostileDetail } from '../../testing/contentFixtures';
import { onPage } from '../../testing/onPage';
import { toItemView } from '../data/toItemView.server';
import { ArticleScreen } from './ArticleScreen';

const htmlOf = (detail: Parameters<typeof toItemView>[0]) =>
  renderToStaticMarkup(onPage(<ArticleScreen item={toItemView(detail, { siteOrigin })} now={now} />));

/** The text of an article, without the markup. */
const textOf = (html: string) => html.replace(/<(style|script)[^]*?<\/\1>|<[^>]+>/g, '');

test('one heading, who published when, how many read it, and the notes after the text', () => {
  const html = htmlOf(detailFixture());
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('data-content-id="wetland1"');
  const text = textOf(html);
  for (const part of [
    '深度 · 生态',
    '云浦观察',
    '3小时前',
    '来源：云浦日报',
    '1.2万阅读',
    '不得转载。',
    '湿地三年',
  ]) {
    expect(text).toContain(part);
  }
});

test('the time can be read by machines', () => {
  expect(htmlOf(detailFixture())).toContain('dateTime="2026-11-20T23:00:00Z"');
});

test('a kind of content and a machine-made text are marked', () => {
  const text = textOf(htmlOf(detailFixture({ content_type: 'h5', ai_label: '本文由 AI 生成' })));
  expect(text).toContain('网页');
  expect(text).toContain('AI 生成');
});

test('an ordinary article carries no mark', () => {
  const text = textOf(htmlOf(detailFixture({ ai_label: undefined })));
  expect(text).not.toContain('AI 生成');
});

test('an article with nothing but a title is whole', () => {
  const html = htmlOf({ post_id: 'p', content_type: 'article', title: '题' });
  expect(textOf(html)).toBe('题字号0阅读举报复制链接回到顶部');
  expect(html).not.toMatch(/<(time|img|ul)/);
});

test('hostile fields end up as text', () => {
  const html = htmlOf(hostileDetail);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.replace(/<script type="application\/json">/g, '')).not.toMatch(
    /<script|<iframe|="javascript:|<i>|<b>|<[^>]+\son\w+=/i,
  );
});

const cover = { data: [{ url: '/media/cover.svg', caption: '清晨的湿地' }] };

test.each<[string, string, boolean]>([
  ['stands above a body without a picture', '<p>只有字</p>', true],
  ['is replaced by a picture of the body', '<p>字</p><IMG src="https://i.example/b.jpg">', false],
  ['does not give way to a comment', '<!-- <img src="https://i.example/b.jpg"> --><p>字</p>', true],
  [
    'stays above the body when the sanitiser removes the picture',
    '<img src="javascript:alert(1)"><p>字</p>',
    true,
  ],
  ['is not replaced for a text about markup', '<p>标签 &lt;img src="x"&gt; 的用法</p>', true],
])('the cover %s', (_name, content, isShown) => {
  const html = htmlOf(detailFixture({ style: cover, content }));
  expect(html.includes('/media/cover.svg')).toBe(isShown);
  expect(html.includes('清晨的湿地')).toBe(isShown);
});

const year = 365 * 86_400;

test.each([
  [now / 1000 - year, false],
  [now / 1000 - year - 1, true],
  [undefined, false],
])('published at %j: the age notice is shown: %j', (publish_at, isShown) => {
  const text = textOf(htmlOf(detailFixture({ publish_at })));
  expect(text.includes('本文发布于 2025年11月21日，请注意时效')).toBe(isShown);
});

test('a warning stands before the text, which is never folded', () => {
  const html = htmlOf(detailFixture({ content_warning: '含有事故现场的描写' }));
  expect(html.indexOf('含有事故现场的描写')).toBeLessThan(html.indexOf('天还没有亮透'));
  expect(html).not.toMatch(/<details| hidden=/);
});

test('author and editor are named once', () => {
  const text = textOf(htmlOf(detailFixture({ author: '林知远', editor: '许若谷' })));
  expect(text).toContain('作者：林知远　编辑：许若谷');
  const alone = textOf(htmlOf(detailFixture({ author: '林知远', mp: undefined })));
  expect(alone).not.toContain('作者：');
});

test('only a media account can be followed', () => {
  expect(htmlOf(detailFixture())).toContain('data-island="follow"');
  expect(htmlOf(detailFixture({ mp: undefined, author: '林知远' }))).not.toContain('data-island="follow"');
});
