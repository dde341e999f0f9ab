import { expect, test } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { pages } from './support/pages';

/** Bytes of the sample article's document after brotli of quality 5, the quality of a first answer. */
const limit = 25_200;

test('the document of an article stays within its budget', { tag: '@islands' }, async ({ request }) => {
  const html = await (await request.get(pages.article)).text();
  const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(length).toBeLessThanOrEqual(limit);
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
