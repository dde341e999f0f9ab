import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { partsOf } from './support/takingPart';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@session'];

const countTokens = (page: Page) => {
  let requested = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/peony/v1/auth') requested += 1;
  });
  return () => requested;
};

/** Longer than the page waits for an idle moment. */
const comeToRest = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.waitForTimeout(3_000);
};

test(
  'R85: a page that is only read has fetched one token, which the first use takes over',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    const requested = countTokens(page);
    await page.goto(pages.article);
    await comeToRest(page);
    expect(requested()).toBe(1);
    const { star } = partsOf(page);
    await star.tap();
    await expect(page.getByRole('dialog', { name: '登录', exact: true })).toBeVisible();
    await expect(page.locator('[data-island=login][data-ready]')).toBeAttached();
    await page.waitForTimeout(500);
    expect(requested()).toBe(1);
    expect(watch.problems).toEqual([]);
  },
);

test('R85: a data saver waits for the first use', { tag }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested = countTokens(page);
  await page.goto(pages.article);
  await comeToRest(page);
  expect(requested()).toBe(0);
  await partsOf(page).star.tap();
  await expect.poll(requested).toBe(1);
});

test('a visitor who is logged in gets no more than one token', { tag }, async ({ page, request }) => {
  const requested = countTokens(page);
  await signIn(page, request, '已经登录');
  await page.goto(pages.article);
  await comeToRest(page);
  expect(requested()).toBeLessThanOrEqual(1);
});
