/** @jest-environment node */
import { rankHeadings, rankHeadingsInSlices } from './rankHeadings';
import { sanitizeHtml } from './sanitizeHtml';

const originalReplace = String.prototype.replace;
const ranked = (html: string) => rankHeadings(sanitizeHtml(html, { siteOrigin: 'https://m.example.com' }), 2);

test.each([
  ['<h3>甲</h3><p>文</p><h3>乙</h3>', '<h2>甲</h2><p>文</p><h2>乙</h2>'],
  ['<h1>甲</h1><h4>乙</h4><h6>丙</h6>', '<h2>甲</h2><h3>乙</h3><h4>丙</h4>'],
  ['<h2>甲</h2><h3>乙</h3>', '<h2>甲</h2><h3>乙</h3>'],
  ['<p>没有标题 &lt;h3&gt;</p>', '<p>没有标题 &lt;h3&gt;</p>'],
])('%s', (html, expected) => {
  expect(ranked(html)).toBe(expected);
});

test('renumbers a long article in steps of a bounded length, with other work between them', async () => {
  const html = sanitizeHtml('<h3>甲</h3><h5>乙</h5>'.repeat(6_000), { siteOrigin: 'https://m.example.com' });
  const lengths: number[] = [];
  const replace = jest.spyOn(String.prototype, 'replace').mockImplementation(function (
    this: string,
    ...rule: Parameters<string['replace']>
  ) {
    lengths.push(this.length);
    return originalReplace.apply(this, rule);
  });
  const result = await rankHeadingsInSlices(html, 2);
  replace.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(33_000);
  expect(lengths.reduce((sum, length) => sum + length)).toBe(html.length);
  expect(result).toBe(rankHeadings(html, 2));
  expect(result.slice(0, 24)).toBe('<h2>甲</h2><h3>乙</h3><h2>');
});
