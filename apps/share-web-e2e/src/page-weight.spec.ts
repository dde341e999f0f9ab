import { expect, test } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { pages } from './support/pages';
import { startPlatform } from './support/startPlatform';
import { freePort, startSite } from './support/startSite';

/**
 * Bytes of the sample article's document, by the quality of brotli. All visitors but the first get 11. At 5 brotli chooses by
 * samples of the text how to code it, as at 4, which the first visitor gets: one byte more may make it larger by seven hundred.
 */
const limits = { 5: 21_400, 11: 19_100 };

test('the document of an article stays within its budget', { tag: '@islands' }, async ({ request }) => {
  test.setTimeout(180_000);
  // Elsewhere other tests comment on the article.
  const platform = await startPlatform();
  const site = await startSite(await freePort(), platform.url);
  try {
    const html = await (await request.get(site.url + pages.article)).text();
    for (const [quality, limit] of Object.entries(limits)) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: Number(quality) };
      expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(limit);
    }
  } finally {
    await Promise.all([site.stop(), platform.stop()]);
  }
});

test(
  'the document has the rules of its own styles only, each once',
  { tag: '@islands' },
  async ({ request }) => {
    const html = await (await request.get(pages.article)).text();
    const [css = ''] = /(?<=<style id="styles">)[^]*?(?=<\/style>)/.exec(html) ?? [];
    const used = new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    );
    const styled = css.matchAll(/(?<=^|\})\.([\w-]+)\{/g);
    const names = Array.from(styled, ([, name = '']) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !used.has(name) && name !== 'visually-hidden')).toEqual([]);
    expect(css).not.toContain('/*!sc*/');
  },
);
