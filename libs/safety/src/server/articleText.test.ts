import { articleText } from './articleText';
import { sanitizeHtml } from './sanitizeHtml';

const read = (html: string, limit?: number) =>
  articleText(sanitizeHtml(html, { siteOrigin: 'https://m.example.com' }), limit);

test('gives one line: blocks are separated, inline markup is joined, references are decoded once', () => {
  expect(read('<h2>标题</h2><p>第<strong>一</strong>段\n  文字</p><p>1 &lt; 2 &amp;amp; 3</p>')).toBe(
    '标题 第一段 文字 1 < 2 &amp; 3',
  );
});

test('attributes, scripts and spoofing characters never appear', () => {
  expect(read('<p title="a > b">x<img src="/a.jpg" alt="图 > 片"></p><script>alert(1)</script>y\u202e')).toBe(
    'x y',
  );
});

test('the limit counts characters', () => {
  expect(read('<p>一二三</p><p>四五</p>', 5)).toBe('一二三 四');
});
