import { expect, test } from '@playwright/test';
import { doc, pages } from './support/pages';
import { codeFor } from './support/platform';
import { scrollThrough } from './support/scrollThrough';
import { watchPage } from './support/watchPage';

const tag = ['@safety', '@content-detail', '@comments'];

test('content that tries to be more than text stays text', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(doc('hostile1'));
  await scrollThrough(page);
  await expect(page.locator('[data-island=comments][data-ready]')).toBeVisible();
  await expect(page.locator('h1')).toContainText('<script>');
  expect(await page.title()).toContain('<script>document.title');
  // The data of our own islands are JSON scripts.
  const forbidden =
    ':is(script:not([type="application/json"]), iframe, [onclick], [onerror], a[href^="javascript"])';
  expect(await page.locator(`main article ${forbidden}`).count()).toBe(0);
  expect(dialogs).toEqual([]);
  expect(watch.problems).toEqual([]);
});

test(
  'a picture whose address sends a code makes no call, wherever it comes from',
  { tag },
  async ({ page, request }) => {
    const call = '/peony/v1/vcode?tel=13912348001&type=6';
    const calls: string[] = [];
    page.on('request', (requested) => {
      if (requested.url().includes('/vcode')) calls.push(requested.url());
    });
    await page.goto(doc('hostile1'));
    await scrollThrough(page);
    expect(calls).toEqual([]);
    const answered = page.waitForResponse(/\/vcode/);
    await page.evaluate((address) => {
      new Image().src = address;
    }, call);
    expect((await answered).status()).toBe(403);
    expect(await codeFor(request, '13912348001')).toBeUndefined();
  },
);

test(
  'a picture that cannot be had leaves its place and a mark, without a shift',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    await page.goto(doc('noimage1'));
    const picture = page.locator('main article img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-failed', '');
    expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
    expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
  },
);

test('a picture that one lost request took away comes back by a tap', { tag }, async ({ page }) => {
  let isLost = true;
  await page.route(/wetland-day\.jpg/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto(pages.article);
  const picture = page.locator('[data-article-body] img[src*="wetland-day.jpg"]');
  await picture.scrollIntoViewIfNeeded();
  const again = page.getByRole('button', { name: /^重新加载图片/ });
  await expect(again).toBeVisible();
  const ground = () => picture.evaluate((image) => getComputedStyle(image, '::before').backgroundImage);
  await expect.poll(ground).toContain('data:image/svg');
  isLost = false;
  await again.tap();
  await expect(picture).toHaveAttribute('aria-label', /^查看大图/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('an item whose comments are closed says so and offers no way to write', { tag }, async ({ page }) => {
  await page.goto(doc('closedc1'));
  await expect(page.getByRole('region', { name: '评论' })).toContainText('评论已关闭');
  const write = page.getByRole('button', { name: '评论已关闭' });
  await expect(write).toHaveAttribute('aria-disabled', 'true');
  // An unavailable control still answers a visitor who tries it.
  await write.click({ force: true });
  const message = page.getByRole('status').filter({ hasText: '评论已关闭～' });
  await expect(message).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('an item without comments invites to write one', { tag }, async ({ page }) => {
  await page.goto(doc('nocommt1'));
  await expect(page.getByText('暂无评论，快来抢沙发')).toBeVisible();
});
