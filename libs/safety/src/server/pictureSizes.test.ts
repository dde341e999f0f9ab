import { unsizedPictures, withPictureSizes } from './pictureSizes';
import { sanitizeHtml } from './sanitizeHtml';

const clean = (html: string) => sanitizeHtml(html, { siteOrigin: 'https://m.example.com' });
const always = 'loading="lazy" decoding="async" referrerpolicy="no-referrer"';

test('lists the pictures whose size the markup does not tell, each once', () => {
  const body = clean(
    '<p>data-unsized=""<img src="/a.jpg?w=1&amp;b"><img src="/b.jpg" width="3" height="4"><img src="/c.jpg" width="150"><img src="/a.jpg?w=1&amp;b"></p>',
  );
  expect(unsizedPictures(body)).toEqual(['/a.jpg?w=1&b', '/c.jpg']);
  expect(unsizedPictures(clean('<p>文</p>'))).toEqual([]);
});

test.each([
  ['<img src="/a.jpg" alt="长 &gt; 图">', '<img src="/a.jpg" width="750" height="3000" alt="长 &gt; 图"'],
  ['<img src="/a.jpg" width="150">', '<img src="/a.jpg" width="150" height="600" alt=""'],
  [
    '<img src="/a.jpg" style="width:50%">',
    '<img src="/a.jpg" width="750" height="3000" alt="" style="width:50%"',
  ],
])('%s gets its size', (html, expected) => {
  const body = withPictureSizes(clean(html), () => ({ width: 750, height: 3000 }));
  expect(body).toBe(`${expected} ${always}>`);
  expect(clean(body)).toBe(body);
});

test('a small one goes into its line', () => {
  const body = withPictureSizes(clean('<p>a<img src="/f.png">b</p>'), () => ({ width: 60, height: 18 }));
  expect(body).toBe(`<p>a<img src="/f.png" width="60" height="18" alt="" data-inline="" ${always}>b</p>`);
});

test('an unknown size stays unknown', () => {
  const body = clean('<img src="/a.jpg"><img src="/b.jpg">');
  const sizes = new Map([['/b.jpg', { width: 40, height: 300 }]]);
  expect(withPictureSizes(body, (src) => sizes.get(src))).toBe(
    `<img src="/a.jpg" alt="" data-unsized="" ${always}><img src="/b.jpg" width="40" height="300" alt="" ${always}>`,
  );
  expect(withPictureSizes(body, () => undefined)).toBe(body);
});
