import {
  channels,
  inView,
  isHydrated,
  openChannel,
  openHome,
  openItemFarDown,
  watchRequests,
} from './support/homePage';
import { expect, test } from './support/visitor';

// The project of these visits has no headless shell, which cannot save a page.
test.skip(
  ({ launchOptions }) => !launchOptions.executablePath,
  'Pages that are left are saved by the whole Chromium: install the package chromium.',
);

test(
  'back to a page the browser has saved: five channels, the same items at the same place, no call',
  { tag: ['@feed', '@shell'] },
  async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      }),
    );
    await openHome(page);
    for (const [name] of channels) await openChannel(page, name);
    await openChannel(page, '云浦');
    const left = await openItemFarDown(page);

    const seen = watchRequests(page);
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
    await isHydrated(page);
    expect(await inView(page)).toEqual(left);
    for (const name of ['影像', '听见']) await openChannel(page, name);
    expect(seen.lists).toEqual([]);
  },
);
