/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { detailFixture, hostileDetail, now, siteOrigin } from '../../testing/contentFixtures';
import { toArticleView } from '../data/toArticleView.server';
import { ArticleScreen } from './ArticleScreen';

const htmlOf = (detail: Parameters<typeof toArticleView>[0]) =>
  renderToStaticMarkup(<ArticleScreen article={toArticleView(detail, { siteOrigin })} now={now} />);

/** What a reader reads, without the markup. */
const textOf = (html: string) => html.replace(/<style[^]*?<\/style>|<[^>]+>/g, '');

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

test('the time can be read by machines and in full', () => {
  expect(htmlOf(detailFixture())).toContain('dateTime="2026-11-20T23:00:00.000Z" title="2026-11-21 07:00"');
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
  expect(textOf(html)).toBe('题0阅读');
  expect(html).not.toMatch(/<(time|img|ul)/);
});

test('hostile fields end up as text', () => {
  const html = htmlOf(hostileDetail);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script|<iframe|="javascript:|<i>|<b>|<[^>]+\son\w+=/i);
});
