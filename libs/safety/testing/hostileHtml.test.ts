import { hostileHtml } from './hostileHtml';

test('a seed always gives the same vectors, all different, and another seed gives others', () => {
  const first = hostileHtml(1, 2000);
  expect(hostileHtml(1, 2000)).toEqual(first);
  expect(new Set(first).size).toBe(2000);
  const other = new Set(hostileHtml(2, 2000));
  expect(first.filter((vector) => other.has(vector)).length).toBeLessThan(400);
});

test.each([
  ['event handlers', /<\w+[^>]*\son\w+\s*=/i],
  ['script addresses', /javascript:/i],
  ['disguised schemes', /j[^>]{0,40}&#x?0*\d|&colon;|&Tab;/i],
  ['foreign content', /<svg.*<foreignObject|<math.*<mtext/is],
  ['raw text', /<(?:xmp|noscript|textarea|title|style)[^>]*>/i],
  ['foster parenting', /<table><(?!t)/i],
  ['clobbering', /name=(?:attributes|body|cookie)/],
  ['documents', /srcdoc=|http-equiv=/i],
  ['comments', /<!--/],
  ['character data', /<!\[CDATA\[/],
  ['styles', /style=[^>]*(?:url\(|expression)/i],
  ['nesting', /(?:<div>){60}|(?:<b>){20}/],
  ['nul characters', /\0/],
])('the grammar covers %s', (_name, pattern) => {
  expect(hostileHtml(3, 4000).filter((vector) => pattern.test(vector)).length).toBeGreaterThan(3);
});
