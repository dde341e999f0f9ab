import type { Page } from '@playwright/test';
import { hydrateIsland } from './support/hydrateIsland';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { partsOf } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@islands', '@shell'];

/** As long as a visitor waits for an answer, in milliseconds. */
const longestWait = 10_000;

/** Requests that are never answered. */
const hang = (page: Page, address: string) => page.route(address, () => undefined);

const message = (page: Page) => page.getByText('网络错误，请稍后重试～').filter({ visible: true });

test(
  'code that never comes: the tap is answered after the time limit, and the next one can be made',
  { tag },
  async ({ page }) => {
    await page.clock.install();
    await hang(page, '**/davmu/share/assets/*.js');
    await page.goto(pages.article, { waitUntil: 'commit' });
    const more = page.locator('[data-island=hot]').getByRole('button', { name: '加载更多' });
    await more.tap();
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(longestWait - 1000);
    await expect(message(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(message(page)).toBeVisible();
    await expect(more).not.toHaveAttribute('aria-busy');
    await more.tap();
    await expect(more).toHaveAttribute('aria-busy', 'true');
  },
);

test('code that is lost is reported once, also after the time limit', { tag }, async ({ page }) => {
  await page.clock.install();
  await page.goto(pages.article);
  await page.route('**/davmu/share/assets/*.js', (route) => route.abort());
  await hydrateIsland(page, 'footer', true);
  const messages = page.locator('[data-lost-message] p:not([hidden])');
  await page.clock.runFor(100);
  await expect(messages).toHaveText('出错了，请再试一次');
  await page.clock.runFor(longestWait - 1000);
  await expect(messages).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(messages).toHaveCount(0);
});

test(
  'a call that is never answered: collecting says so after the time limit and is as before',
  { tag },
  async ({ page, request }) => {
    await page.clock.install();
    await signIn(page, request, '云浦等候者');
    await page.goto(pages.article);
    const { star } = partsOf(page);
    await expect(page.locator('[data-island=footer][data-ready]')).toBeAttached();
    await hang(page, '**/peony/v1/collection/**');
    await star.tap();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(longestWait);
    await expect(message(page)).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(star).not.toHaveAttribute('aria-busy', 'true');
  },
);
