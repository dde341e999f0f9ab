import type { Page } from '@playwright/test';

/** Scrolls like a visitor, screen by screen, to the end of the page. */
export const scrollThrough = async (page: Page): Promise<void> => {
  let before = -1;
  for (;;) {
    const at = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight * 0.8);
      return window.scrollY;
    });
    await page.waitForTimeout(120);
    if (at === before) return;
    before = at;
  }
};
