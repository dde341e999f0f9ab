/** @jest-environment node */
import { rankHeadings } from './rankHeadings';
import { sanitizeHtml } from './sanitizeHtml';

const ranked = (html: string) => rankHeadings(sanitizeHtml(html, { siteOrigin: 'https://m.example.com' }), 2);

test.each([
  ['<h3>甲</h3><p>文</p><h3>乙</h3>', '<h2>甲</h2><p>文</p><h2>乙</h2>'],
  ['<h1>甲</h1><h4>乙</h4><h6>丙</h6>', '<h2>甲</h2><h3>乙</h3><h4>丙</h4>'],
  ['<h2>甲</h2><h3>乙</h3>', '<h2>甲</h2><h3>乙</h3>'],
  ['<p>没有标题 &lt;h3&gt;</p>', '<p>没有标题 &lt;h3&gt;</p>'],
])('%s', (html, expected) => {
  expect(ranked(html)).toBe(expected);
});
