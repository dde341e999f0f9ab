import { expect, test } from '@playwright/test';
import { pages } from './support/pages';
import { watchPage } from './support/watchPage';

const tag = ['@islands', '@shell'];

test(
  'a tap made before the code has arrived is answered at once and acted on later',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/davmu/share/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(pages.article, { waitUntil: 'commit' });
    const share = page.locator('[data-island=footer]').getByRole('button', { name: '分享' });
    await share.tap();
    await expect(share).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog', { name: '分享这篇文章' })).toBeVisible();
    await expect(share).not.toHaveAttribute('aria-busy', 'true');
    expect(watch.problems).toEqual([]);
  },
);

test('a browser whose engine cannot read the scripts still shows the article', { tag }, async ({ page }) => {
  await page.route('**/davmu/share/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let ?? = ;' }),
  );
  await page.goto(pages.article);
  await expect(page.locator('main article')).toContainText('老郑');
});
