import { pages } from './support/pages';
import { platformUrl } from './support/platform';
import { freePort, startSite } from './support/startSite';
import { settle } from './support/settle';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@shell', '@site-server'];
const consoleCode = /openDebugConsole/;

test('without the setting no code of the console is requested', { tag }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const idle = page.waitForResponse(/\/afterIdle-/);
  await page.goto(pages.article);
  await idle;
  await settle(page);
  expect(requested.filter((url) => consoleCode.test(url))).toEqual([]);
  expect(await page.locator('#site-env').textContent()).not.toContain('debugConsole');
});

test(
  'with DEBUG_CONSOLE a page has a console, from its own files and under its policy',
  { tag },
  async ({ page }) => {
    const site = await startSite(await freePort(), platformUrl(), { DEBUG_CONSOLE: 'true' });
    try {
      const watch = await watchPage(page);
      const code = page.waitForResponse(consoleCode);
      await page.goto(site.url + pages.article);
      expect((await code).url()).toContain(`${site.url}/davmu/share/assets/`);
      const entry = page.locator('#eruda .eruda-entry-btn');
      await expect(entry).toBeVisible();
      await entry.tap();
      await expect(page.locator('#eruda .eruda-dev-tools')).toBeVisible();
      expect(watch.problems).toEqual([]);
    } finally {
      await site.stop();
    }
  },
);
