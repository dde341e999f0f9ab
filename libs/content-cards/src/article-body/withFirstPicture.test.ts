import type { SafeHtml } from '@share/safety';
import { testPictures } from '@share/ui/testing';
import { createArticleBodies } from './createArticleBodies.server';
import { toArticleBody } from './toArticleBody.server';
import { withFirstPicture } from './withFirstPicture';

const siteOrigin = 'https://m.example.com';

const body = (html: string): SafeHtml =>
  createArticleBodies({ siteOrigin, pictures: testPictures }).withPictures(
    toArticleBody(html, { siteOrigin }),
  );

test('the first picture comes at once, and is preloaded as its tag loads it', () => {
  const given = body(
    `<p>短。</p><figure><img src="/a.jpg?v='1&amp;b" width="700" height="400"></figure><img src="/b.jpg">`,
  );
  const { html, picture } = withFirstPicture(given);
  expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const image = holder.querySelector('img')!;
  expect(image.loading).not.toBe('lazy');
  expect(picture).toEqual({ src: image.getAttribute('src'), srcset: image.srcset, sizes: image.sizes });
});

test.each([
  ['far down', `<p>${'长'.repeat(400)}</p><img src="/a.jpg">`],
  ['none', '<p>text</p>'],
])('%s: nothing changes', (_, given) => {
  expect(withFirstPicture(body(given))).toEqual({ html: body(given) });
});
