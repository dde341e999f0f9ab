import { expect, test, type Page } from '@playwright/test';
import { audit } from './support/audit';
import { pages } from './support/pages';
import { scrollThrough } from './support/scrollThrough';

const openWhole = async (page: Page) => {
  await page.goto(pages.article);
  await scrollThrough(page);
  await expect(page.locator('[data-island=comments][data-ready]')).toBeAttached();
};

const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the article has no accessibility violation', async ({ page }) => {
      await openWhole(page);
      expect(await audit(page)).toEqual([]);
    });

    test('nor has the 404 page', async ({ page }) => {
      await page.goto(pages.unknown);
      expect(await audit(page)).toEqual([]);
    });

    test('nor has the dialog, which keeps the focus and gives it back', async ({ page }) => {
      await page.goto(pages.article);
      const like = page.getByRole('button', { name: '点赞' });
      await like.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await audit(page)).toEqual([]);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(like).toBeFocused();
    });
  });
}

for (const size of ['large', 'elder', 'max']) {
  test(`nothing scrolls sideways and nothing is lost at text size ${size}`, async ({ page }) => {
    await page.addInitScript((value) => {
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.setAttribute('data-size', value),
      );
    }, size);
    await openWhole(page);
    expect(await hasSidewaysScroll(page)).toBe(false);
    expect(await audit(page)).toEqual([]);
  });
}

test('a narrow phone does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openWhole(page);
  expect(await hasSidewaysScroll(page)).toBe(false);
});

test('every control is at least 44 px to hit', async ({ page }) => {
  await page.goto(pages.article);
  const small = await page.locator('button:visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const around = getComputedStyle(control, '::after');
      const reach = around.content === 'none' ? 0 : -2 * Number.parseFloat(around.top);
      return width >= 44 && height + (reach || 0) >= 43.5 ? [] : [control.textContent];
    }),
  );
  expect(small).toEqual([]);
});
