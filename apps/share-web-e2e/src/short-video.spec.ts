import { contrastOf } from './support/contrast';
import { expect, test } from './support/visitor';

const tag = ['@content-detail'];

/** Its page has an account, a topic and all actions. */
const shortVideo = '/davmu/share/peony/svideo/2026/11/sugarsv1/index.html';

/** Icons and large signs 3:1, text 4.5:1 (WCAG 1.4.3, 1.4.11). */
const readable: [what: string, selector: string, least: number][] = [
  ['like', 'button[aria-label^=点赞] > svg', 3],
  ['how often it was liked', 'button[aria-label^=点赞] > span', 4.5],
  ['comment', 'button[aria-label^=评论] > svg', 3],
  ['how many comments', 'button[aria-label^=评论] > span', 4.5],
  ['collect', '[data-island=collect] svg', 3],
  ['share', 'button[aria-label=分享] > svg', 3],
  ['the word 分享', 'button[aria-label=分享] > span', 4.5],
  ['back', 'a[aria-label=返回] > svg', 3],
  ['the menu', '[data-bar=overlay] button[aria-label=导航] > svg', 3],
  ['the title', 'h1', 4.5],
];

test('everything on a short video can be read, however bright its picture is', { tag }, async ({ page }) => {
  await page.goto(shortVideo);
  const video = page.locator('main video').first();
  await expect(video).toBeVisible();
  // Every picture is at most as bright as white.
  await video.evaluate((element: HTMLElement) => (element.style.filter = 'brightness(0) invert(1)'));
  for (const [what, selector, least] of readable)
    expect.soft(await contrastOf(page, page.locator(selector).first()), what).toBeGreaterThanOrEqual(least);
});

test('one short video leads to the next, never back to one that was seen', { tag }, async ({ page }) => {
  const seen = new Set<string>();
  await page.goto(shortVideo);
  for (let count = 0; count < 4; count += 1) {
    seen.add(new URL(page.url()).pathname);
    const next = page.getByRole('link', { name: '下一条' });
    await expect.poll(async () => seen.has(String(await next.getAttribute('href')))).toBe(false);
    await next.click();
    await expect.poll(() => seen.has(new URL(page.url()).pathname)).toBe(false);
  }
});
