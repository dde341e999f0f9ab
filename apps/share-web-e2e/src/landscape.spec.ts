import type { Page } from '@playwright/test';
import { expectToPlay, mediaOf, play } from './support/media';
import { signIn } from './support/platform';
import { expect, test } from './support/visitor';

const tag = ['@content-detail', '@shell'];

test.use({ viewport: { width: 667, height: 375 } });

const addressOf = (type: string, id: string) => `/davmu/share/peony/${type}/2026/11/${id}/index.html`;

/**
 * The controls and texts of the screen of which a part lies outside of it or under something else.
 * @param within where to look for them
 */
const coveredIn = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluateAll((roots) =>
    roots
      .flatMap((root) => [...root.querySelectorAll('a[href], button, summary, h1, [role=slider], p')])
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        if (width === 0) return false;
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return true;
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !found || !(element.contains(found) || found.contains(element));
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );

test('held sideways, a short video shows all its controls', { tag }, async ({ page }) => {
  await page.goto(addressOf('svideo', 'svfirst1'));
  await expectToPlay(mediaOf(page));
  expect(await coveredIn(page, 'header, main article')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(375);
});

test('held sideways, a gallery shows its text beside the picture', { tag }, async ({ page }) => {
  await page.goto(addressOf('gallery', 'bridgeg1'));
  await expect(page.locator('[data-island=gallery][data-ready]')).toBeVisible();
  const others = 'header, main h1, main [role=status], [data-island=footer]';
  expect(await coveredIn(page, others)).toEqual([]);
  const picture = await page.locator('main ul img').first().boundingBox();
  const title = await page.locator('main h1').boundingBox();
  expect(picture!.x + picture!.width).toBeLessThanOrEqual(title!.x);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(375);
});

test(
  'held sideways, a video, its title and all its controls stand between the bars',
  { tag },
  async ({ page }) => {
    await page.goto(addressOf('video', 'subtit01'));
    expect(await coveredIn(page, 'main article')).not.toContain(await page.locator('main h1').textContent());
    await play(page);
    await expectToPlay(mediaOf(page));
    await mediaOf(page).tap();
    expect(await coveredIn(page, '[data-island=video], [data-island=masthead]')).toEqual([]);
  },
);

test('held sideways, the bar at the top goes while the visitor reads on', { tag }, async ({ page }) => {
  await page.goto(addressOf('doc', 'wetland1'));
  const bar = page.locator('[data-island=masthead]');
  await expect(bar).toBeInViewport();
  // The bar follows once its code has come, which is after the page has loaded.
  await expect(async () => {
    await page.mouse.wheel(0, 100);
    await expect(bar).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.mouse.wheel(0, -100);
  await expect(bar).toBeInViewport();
});

test(
  'held sideways with large text, a short video has 打开声音 clear of its words',
  { tag: [...tag, '@media-player'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await page.addInitScript(() => localStorage.setItem('share:size', 'elder'));
    await page.goto(addressOf('svideo', 'sugarsv1'));
    await expect(page.getByRole('button', { name: '打开声音' })).toBeVisible();
    const sound = await page.getByRole('button', { name: '打开声音' }).boundingBox();
    const byLine = await page.locator('main [data-by-line]').boundingBox();
    expect(sound!.y + sound!.height).toBeLessThanOrEqual(byLine!.y);
  },
);

test(
  'held sideways with large text, the drawer of a gallery shows comments; who writes has 发送',
  { tag: [...tag, '@comments', '@ui'] },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await page.addInitScript(() => localStorage.setItem('share:size', 'elder'));
    await signIn(page, request, '小满');
    await page.goto(addressOf('gallery', 'bridgeg1'));
    await page.locator('[data-island=footer]').getByRole('button', { name: /^评论/ }).tap();
    const drawer = page.getByRole('dialog', { name: /评论/ });
    const comment = drawer.getByRole('listitem').first();
    await expect(comment).toBeVisible();
    const heightShown = () =>
      comment.evaluate((element) => {
        let scroller = element.parentElement!;
        while (getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement!;
        return scroller.clientHeight;
      });
    expect(await heightShown()).toBeGreaterThan(120);
    const field = drawer.getByRole('textbox');
    const send = drawer.getByRole('button', { name: '发送' });
    await expect(send).toBeHidden();
    await expect(drawer.getByRole('button', { name: '我来讲两句' })).toBeHidden();
    await field.tap();
    await expect(send).toBeVisible();
    await field.fill('好看');
    await field.blur();
    await expect(send).toBeVisible();
  },
);
