import { expect, test } from '@playwright/test';
import { pages } from './support/pages';

const tag = ['@shell'];

test('an unknown item ends at the 404 page with the way home', { tag }, async ({ page }) => {
  const response = await page.goto(pages.unknown);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/davmu\/share\/$/);
  await expect(page.getByRole('navigation', { name: '频道' })).toBeVisible();
});

test.describe('addresses that lead nowhere', { tag }, () => {
  const long = 'a'.repeat(6000);
  for (const path of [
    '/davmu/share/peony/doc/2026/11/wetland1/notindex.html',
    '/davmu/share/peony/doc/2026/11/wetland1',
    '/davmu/share/peony/poem/2026/11/wetland1/index.html',
    '/davmu/share/no-such-page',
    '/davmu/share/peony/doc/..%2fadmin/index.html',
    '/davmu/share/peony/doc/%00/index.html',
    '/davmu/share/peony/doc/%E0%A4%A/index.html',
    '/davmu/share/peony/doc/a%2Fb/index.html',
    `/davmu/share/peony/doc/${long}/index.html`,
  ]) {
    test(`${path.slice(0, 70)} is 404`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    });
  }
});
