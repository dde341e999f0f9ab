import type { Page } from '@playwright/test';

/** Imports of a built file fail, though it is there: a page that asks whether its code is gone (R86) is not loaded anew, however slow the test. */
export const breakImports = async (page: Page, file: string): Promise<void> => {
  await page.route(`**${file}`, (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.abort(),
  );
};
