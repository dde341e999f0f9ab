import { expect, type Page } from '@playwright/test';
import { audit } from './audit';
import { smallTargets } from './smallTargets';

/** The visitor's choice of a text size, without another visit. */
export const showAt = (page: Page, size: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-size', value), size);

export const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The page as it is has no violation in either appearance. Leaves it in the light one. */
export const auditBothAppearances = async (page: Page): Promise<void> => {
  expect.soft(await audit(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await audit(page, 'colours'), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

/**
 * A page that has been scrolled through is accessible in both appearances, and nothing of it is too small to hit or too wide for
 * a narrow phone at any text size. Leaves the page narrow and in its largest text.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  // An element that changes during the audit would be taken for a fault.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await auditBothAppearances(page);
  expect.soft(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const size of ['standard', 'elder', 'max']) {
    await showAt(page, size);
    expect.soft(await hasSidewaysScroll(page), size).toBe(false);
  }
};
