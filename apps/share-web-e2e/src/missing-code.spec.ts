import type { Page } from '@playwright/test';
import { hydrateIsland } from './support/hydrateIsland';
import { addressOf, islandSources } from './support/islandFiles';
import { openLoginPanel } from './support/loginPanel';
import { pages } from './support/pages';
import { expect, test } from './support/visitor';

const tag = ['@islands', '@shell'];

const codeOf = (island: string) => addressOf(islandSources().get(island) ?? island);

const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

const offerOf = (page: Page) => page.getByRole('alert').filter({ hasText: '页面已更新' });

/** The code that offers to load the page anew comes in an idle moment. */
const untilIdleCode = (page: Page) =>
  page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
    addressOf('apps/share-web/src/afterIdle.ts'),
  );

const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });

for (const storage of ['with', 'without'])
  test(
    `${storage} storage: code that is gone reloads the page once, and again after a minute; until then the visitor decides`,
    { tag },
    async ({ page }) => {
      if (storage === 'without') await denyStorage(page);
      const loads = countLoads(page);
      await page.route(`**${codeOf('hot')}`, (route) => route.fulfill({ status: 404 }));
      await page.goto(pages.article);
      await hydrateIsland(page, 'hot');
      await expect.poll(loads).toBe(2);
      await untilIdleCode(page);
      await hydrateIsland(page, 'hot');
      await expect(offerOf(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads()).toBe(2);

      await page.evaluate(() => {
        const real = performance.now.bind(performance);
        performance.now = () => real() + 60_000;
        const now = Date.now.bind(Date);
        Date.now = () => now() + 60_000;
      });
      await hydrateIsland(page, 'hot');
      await expect.poll(loads).toBe(3);
    },
  );

test(
  'R86: code that the server cannot give is tried once more, then the page is loaded anew',
  { tag },
  async ({ page }) => {
    const loads = countLoads(page);
    const requested: number[] = [];
    await page.route(`**${codeOf('hot')}`, (route) => {
      requested.push(Date.now());
      return route.fulfill({ status: 503 });
    });
    await page.goto(pages.article);
    await hydrateIsland(page, 'hot');
    await expect.poll(loads).toBe(2);
    expect(requested).toHaveLength(3);
    expect((requested[2] ?? 0) - (requested[1] ?? 0)).toBeGreaterThanOrEqual(1_900);

    // The next page of the tab is not loaded anew within the same minute.
    await page.goto('/davmu/share/peony/video/seasonv1/index.html');
    await untilIdleCode(page);
    await hydrateIsland(page, 'hot');
    await expect(offerOf(page)).toBeVisible();
    expect(loads()).toBe(3);
  },
);

test('R86: code that comes at the second try costs no reload', { tag }, async ({ page }) => {
  const loads = countLoads(page);
  let failures = 2;
  await page.route(`**${codeOf('hot')}`, (route) =>
    (failures -= 1) >= 0 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto(pages.article);
  await hydrateIsland(page, 'hot');
  await page.waitForTimeout(3_000);
  await hydrateIsland(page, 'hot');
  await expect(page.locator('[data-island=hot][data-ready]')).toBeAttached();
  expect(loads()).toBe(1);
});

test('who writes is not interrupted, and loads the page anew by a tap', { tag }, async ({ page }) => {
  const loads = countLoads(page);
  await page.route(`**${codeOf('hot')}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(pages.article);
  await untilIdleCode(page);
  await page.locator('main article h1').evaluate((heading) => {
    const field = document.createElement('textarea');
    heading.after(field);
    field.focus();
  });
  await hydrateIsland(page, 'hot');
  await expect(offerOf(page)).toBeVisible();
  expect(loads()).toBe(1);
  await offerOf(page).getByRole('button', { name: '重新加载' }).tap();
  await expect.poll(loads).toBe(2);
});

test(
  'without the code of calls panels open all the same; a call says that it failed, and the next one works',
  { tag },
  async ({ page }) => {
    const loads = countLoads(page);
    const codeOfCalls = `**${addressOf('libs/api-client/src/browserCalls.ts')}`;
    await page.route(codeOfCalls, (route) => route.fulfill({ status: 404 }));
    await page.goto(pages.article);
    await hydrateIsland(page, 'hot');
    await expect.poll(loads).toBe(2);

    const { dialog, phone, agreement, sendCode } = await openLoginPanel(page);
    await phone.fill('13800138000');
    await agreement.check();
    await sendCode.click();
    await expect(dialog.getByText('网络错误，请稍后重试～')).toBeVisible();
    await page.unroute(codeOfCalls);
    await sendCode.click();
    await expect(dialog.getByText('验证码发送成功')).toBeVisible();
    expect(loads()).toBe(2);
  },
);
