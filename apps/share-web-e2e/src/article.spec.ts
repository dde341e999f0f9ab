import { expect, test } from '@playwright/test';
import { articleTitle, pages } from './support/pages';
import { scrollThrough } from './support/scrollThrough';
import { watchPage } from './support/watchPage';

const tag = ['@content-detail', '@comments', '@shell'];

test.describe('a shared article', { tag }, () => {
  test(
    'is in the HTML in full, with the head of the specification',
    { tag: '@smoke' },
    async ({ request }) => {
      const response = await request.get(pages.article);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain('<html lang="en">');
      expect(html).toContain('maximum-scale=1,user-scalable=no');
      expect(html).toContain('<meta name="format-detection" content="telephone=no">');
      expect(html).toContain(`<title>${articleTitle}</title>`);
      expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"]+wetland1[^"]*">/);
      expect(html).toMatch(/<meta property="og:image" content="http[^"]+">/);
      expect(html).toContain('老郑');
    },
  );

  test(
    'opens without an error, a policy violation or a layout shift, and stays so to its end',
    { tag: '@smoke' },
    async ({ page }) => {
      const watch = await watchPage(page);
      await page.goto(pages.article);
      await expect(page.locator('main article h1')).toContainText('退塘还湿三年后');
      await scrollThrough(page);
      await expect(page.locator('[data-island=comments][data-ready]')).toBeAttached();
      await expect(page.getByRole('region', { name: '评论' })).toBeVisible();
      expect(watch.problems).toEqual([]);
      expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
    },
  );

  test('shows related items, the hot list and recommendations, and more of them on demand', async ({
    page,
  }) => {
    const watch = await watchPage(page);
    await page.goto(pages.article);
    await expect(page.getByRole('region', { name: '相关阅读' }).getByRole('link').first()).toBeVisible();
    // The hot list is left whole; what stands in another list of the page is left out of the ten recommendations.
    for (const [name, atLeast] of [
      ['72小时热点', 5],
      ['推荐阅读', 7],
    ] as const) {
      const block = page.getByRole('region', { name });
      const before = await block.getByRole('link').count();
      expect(before).toBeGreaterThanOrEqual(atLeast);
      await block.getByRole('button', { name: '加载更多' }).click();
      await expect.poll(() => block.getByRole('link').count()).toBeGreaterThanOrEqual(before + atLeast);
    }
    expect(watch.problems).toEqual([]);
  });

  test('shows ten comments, more on demand, and the replies a visitor requests', async ({ page }) => {
    await page.goto(pages.article);
    const comments = page.getByRole('region', { name: '评论' });
    const items = comments.locator('> ul > li');
    await expect(items).toHaveCount(10);
    const expand = comments.getByRole('button', { name: /展开其余 \d+ 条回复/ }).first();
    const replies = comments.locator('li li');
    const shown = await replies.count();
    await expand.click();
    await expect.poll(() => replies.count()).toBeGreaterThan(shown);
    await comments.getByRole('button', { name: '查看更多评论' }).click();
    await expect(items).toHaveCount(20);
  });

  test('leads on to other items by plain links', async ({ page }) => {
    await page.goto(pages.article);
    const link = page.getByRole('region', { name: '相关阅读' }).getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('main article h1')).toBeVisible();
  });

  test('moves by itself alone, and is where it was left when the visitor comes back', async ({ page }) => {
    await page.goto(pages.home);
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    const link = page.locator('main a[data-exposure]').nth(9);
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await expect(page.locator('main article h1')).toBeVisible();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('answers what only the app can do with the offer to open it, both ways out', async ({ page }) => {
    await page.goto(pages.article);
    await page.getByRole('button', { name: '点赞' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: '立即前往' })).toBeVisible();
    await dialog.getByRole('button', { name: '再考虑下' }).click();
    await expect(dialog).toBeHidden();
  });

  test('keeps the bar but not the offer once a visitor has dismissed it', async ({ page }) => {
    await page.goto(pages.article);
    await page.getByRole('button', { name: '关闭推荐' }).click();
    const open = page.locator('header').first().getByRole('link', { name: '打开', exact: true });
    await expect(open).toBeHidden();
    await page.reload();
    await expect(open).toBeHidden();
    expect((await page.locator('header').first().boundingBox())?.height).toBe(52);
  });
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('the article reads in full', async ({ page }) => {
    await page.goto(pages.article);
    await expect(page.locator('main article')).toContainText('老郑');
    await expect(page.locator('main article img').first()).toBeVisible();
    await expect(page.getByRole('region', { name: '相关阅读' })).toBeVisible();
  });
});

test(
  'names one canonical address, however its own is written (R74)',
  { tag: ['@content-detail', '@site-paths'] },
  async ({ request }) => {
    const [, id] = /([^/]+)\/index\.html$/.exec(pages.article)!;
    const canonicalOf = async (path: string) => {
      const html = await (await request.get(path)).text();
      return [/rel="canonical" href="([^"]*)"/.exec(html)?.[1], /"og:url" content="([^"]*)"/.exec(html)?.[1]];
    };
    const expected = await canonicalOf(pages.article);
    for (const variant of ['peony/doc', 'anyone/doc/1999/1', 'peony/doc/2026'])
      expect(await canonicalOf(`/davmu/share/${variant}/${id}/index.html`)).toEqual(expected);
    expect(expected[0]).toBe(expected[1]);
    expect(expected[0]).toContain(pages.article);
  },
);

test.describe('what stands around an article', { tag }, () => {
  test('has comments before recommendations, and no item in two lists', async ({ page }) => {
    await page.goto(pages.article);
    const titles = await page.locator('main section > header h2').allTextContents();
    expect(titles).toEqual(['相关阅读', '72小时热点', '编辑推荐', '评论', '推荐阅读']);
    const links = await page
      .locator('main section [data-exposure]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('data-exposure')));
    expect(new Set(links).size).toBe(links.length);
  });

  test('shows no progress before the first scroll, and all of it at the end of the text', async ({
    page,
  }) => {
    await page.goto(pages.article);
    const bar = page.locator('[data-reading-progress]');
    const share = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    await expect(bar).toHaveAttribute('style', /scaleX\(0\)/);
    await page.locator('[data-article-body]').evaluate((text) => text.scrollIntoView({ block: 'end' }));
    await expect.poll(share).toBeGreaterThan(0.99);
  });
});

test('blocks below the first screen are laid out when they come near', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const isLaidOut = () =>
    page
      .locator('#recommended h2')
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.locator('#recommended').scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});
