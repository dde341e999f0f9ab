import type { Page } from '@playwright/test';

/** The site's code in the browser. */
export const scripts = '**/davmu/share/assets/*.js';

/** Holds back all code of the site; the document is there alone until it is released. */
export const holdScripts = async (page: Page) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
