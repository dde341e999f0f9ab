import type { BrowserContext, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFiles, copyRelease } from './support/copyRelease';
import { expectMessage } from './support/expectMessage';
import { addressOf } from './support/islandFiles';
import { articleTitle, pages } from './support/pages';
import { platformUrl, signIn } from './support/platform';
import { readSaved, untilSaved } from './support/savedPages';
import { scrollThrough } from './support/scrollThrough';
import { freePort, startSite, type RunningProgram } from './support/startSite';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@service-worker', '@shell'];
const unread = pages.withPcLink;

let site: RunningProgram;
let folder: string;
let port: number;

const start = async (settings: NodeJS.ProcessEnv = {}, program?: string) => {
  site = await startSite(
    port,
    platformUrl(),
    {
      ASSETS_KEEP_DIR: folder,
      PREVIEW_ENABLED: 'true',
      INNER_BASE_URL: platformUrl(),
      RUM_SAMPLE_RATE: '1',
      ...settings,
    },
    program,
  );
};

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'offline-assets-'));
  port = await freePort();
  await start();
});
test.afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readArticle = async (page: Page) => {
  await page.goto(site.url + pages.article);
  await untilSaved(page);
};

/** Pictures of the article that a visitor would see as broken. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main article img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );

const ways: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['without network', (context) => context.setOffline(true)],
  ['while the site is down', () => site.stop()],
];

for (const [name, cut] of ways)
  test(
    `${name}: what was read opens with text and pictures, anything else says what can be read`,
    { tag },
    async ({ page, context }) => {
      await readArticle(page);
      await scrollThrough(page);
      await page.goto(site.url + pages.home);
      await untilSavedWithPictures(page);
      // The page that stays behind has its code: what it misses is not what is tested here.
      await expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
      await cut(context);
      const { problems } = await watchPage(page);

      await page.goto(site.url + unread);
      await expect(page.getByRole('heading', { level: 1, name: '网络不太顺畅' })).toBeVisible();
      const saved = page.getByRole('region', { name: '离线可读' }).getByRole('listitem');
      await expect(saved).toHaveCount(1);
      await expect(saved).toContainText(/云浦观察\s*今天 \d\d:\d\d 保存/);
      await saved.getByRole('link', { name: articleTitle }).click();

      await expect(page).toHaveURL(/\/wetland1\/index\.html$/);
      // However its address is written (R74).
      await page.goto(site.url + pages.article);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(articleTitle);
      // One strip says so; while there is a network, a page of the last minutes is as good as a new one.
      const strip = page.getByRole('status').filter({ hasText: /^没有网络，正在显示 .+ 保存的内容$/ });
      await expect(strip).toHaveCount(name === 'without network' ? 1 : 0);
      await expect(page.getByText('保存于')).toHaveCount(0);
      await expect(page.locator('main article img').nth(1)).toHaveJSProperty('complete', true);
      await scrollThrough(page);
      expect(await brokenPictures(page)).toEqual([]);
      // Calls of the platform cannot be answered: that is written down, by the browser and for a missing token.
      expect(problems.filter((problem) => !/Failed to load resource|未获取到 token/.test(problem))).toEqual(
        [],
      );
    },
  );

test('a saved page offers the new one once the network is back', { tag }, async ({ page, context }) => {
  await readArticle(page);
  await context.setOffline(true);
  await page.goto(site.url + pages.article);
  await expect(page.getByText('没有网络，正在显示')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(false);
  await page.getByRole('link', { name: '刷新' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articleTitle);
  await expect(page.getByText('网络已恢复')).toHaveCount(0);
});

test(
  'the line is lost before there is a worker: the page says that it can be read, and a link keeps it',
  { tag },
  async ({ page, context }) => {
    await page.goto(site.url + pages.home);
    await page.goto(site.url + pages.article);
    await expect(page.locator('html[data-answers-open-app]')).toBeAttached();
    await page.waitForTimeout(1_000);
    await context.setOffline(true);
    await expect(page.getByText('没有网络，本页仍可阅读')).toBeVisible();
    const link = page.getByRole('region', { name: '相关阅读' }).getByRole('link').first();
    await link.click();
    await expectMessage(page, '没有网络，连上后再试');
    await expect(page).toHaveURL(site.url + pages.article);
    await context.setOffline(false);
    await link.click();
    await expect(page).not.toHaveURL(site.url + pages.article);
  },
);

/** The list of the article's pictures was sent when it was left. */
const untilSavedWithPictures = (page: Page) =>
  expect
    .poll(async () => (await readSaved(page)).filter(({ path }) => path.startsWith('/media/picture/')).length)
    .toBeGreaterThanOrEqual(3);

test(
  'nothing was read: the offline page says so, and 重新加载 opens the page once there is a line',
  { tag },
  async ({ page, context }) => {
    await page.goto(site.url + pages.home);
    await expect.poll(async () => (await readSaved(page)).map(({ path }) => path)).toContain(pages.home);
    await context.setOffline(true);
    await page.goto(site.url + unread);
    await expect(page.getByRole('status').filter({ hasText: '没有网络', visible: true })).toBeVisible();
    await expect(page.getByText('还没有保存的内容')).toBeVisible();
    await expect(page.getByRole('region', { name: '离线可读' }).getByRole('listitem')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page).toHaveURL(site.url + unread);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('网络不太顺畅');
  },
);

test(
  'nothing private is saved: previews, logins, searches, answers of the platform, media',
  { tag },
  async ({ page, request }) => {
    await signIn(page, request, '离线');
    await readArticle(page);
    const visits = [
      '/davmu/share/preview-peony/doc/prevart1/index.html',
      '/davmu/share/auth#token=secret-token&user_id=u1&state=s',
      '/davmu/share/search/index.html?word=secret-word',
      `${pages.article}?secret-query=1`,
      '/davmu/share/peony/video/seasonv1/index.html',
    ];
    // A page sends the list of its files when it is left.
    for (const address of visits) await page.goto(site.url + address);
    await untilSaved(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const saved = await readSaved(page);
    const allowed = [
      /^\/davmu\/share\/(?!preview|auth|search)[\w/.-]*$/,
      /^\/media\/(?!.*\.(mp4|m3u8|ts|mp3)$)/,
    ];
    expect(saved.filter(({ path }) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(
      saved
        .filter(({ path, text }) => !path.includes('/assets/') && /no-store|private[,"]|secret-/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(token).toBeTruthy();
    expect(saved.filter(({ text }) => text.includes(String(token)))).toEqual([]);
    expect(saved.filter(({ type }) => !/^(text\/(html|javascript|css)|image\/)/.test(type))).toEqual([]);
  },
);

test('the kill switch: one navigation of one tab cleans all', { tag }, async ({ page, context }) => {
  test.setTimeout(300_000);
  await readArticle(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto(site.url + pages.home);
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await site.stop();
  await start({ SERVICE_WORKER: 'off' });

  await page.goto(site.url + unread);
  const left = (tab: Page) =>
    tab.evaluate(async () => ({
      caches: await caches.keys(),
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  // The browser replaces a worker that has had nothing to do for 30 s, and on a busy machine a page loads its pictures for as long.
  for (const tab of [page, other])
    await expect.poll(() => left(tab), { timeout: 120_000 }).toEqual({ caches: [], registrations: 0 });
  // The tab that was not navigated gets its files from the network again.
  const asset = builtFiles().find((name) => name.endsWith('.css'));
  const answer = other.waitForResponse((response) => response.url().endsWith(String(asset)));
  await other.evaluate((name) => fetch(`/davmu/share/assets/${name}`, { cache: 'reload' }), asset);
  expect((await answer).fromServiceWorker()).toBe(false);
  await page.reload();
  expect(await left(page)).toEqual({ caches: [], registrations: 0 });
});

const loadedAssets = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/([^?]+)$/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );

test(
  'a new release: open and saved pages go on with the files of their own, new ones have none of the old',
  { tag },
  async ({ page, context }) => {
    const next = copyRelease();
    try {
      await readArticle(page);
      await site.stop();
      await start({}, next.program);

      await page.locator('[data-island=footer]').getByRole('button', { name: /^收藏/ }).tap();
      await expect(
        page.getByRole('dialog', { name: '登录' }).locator('..').and(page.locator('[data-ready]')),
      ).toBeAttached();
      const old = await loadedAssets(page);
      expect(old.filter((name) => !builtFiles().includes(name))).toEqual([]);

      const other = await context.newPage();
      await other.goto(site.url + pages.home);
      await expect(other.locator('[data-island=feed][data-ready]')).toBeAttached();
      const fresh = await loadedAssets(other);
      expect(fresh.length).toBeGreaterThan(3);
      expect(fresh.filter((name) => !next.files.includes(name))).toEqual([]);

      await context.setOffline(true);
      await other.goto(site.url + pages.article);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(articleTitle);
      await expect.poll(async () => (await loadedAssets(other)).length).toBeGreaterThan(3);
      expect((await loadedAssets(other)).filter((name) => !builtFiles().includes(name))).toEqual([]);
    } finally {
      next.remove();
    }
  },
);

test(
  'nothing of the worker is requested before the page has loaded, and it takes over no open page',
  { tag },
  async ({ page }) => {
    await readArticle(page);
    const { loadedAt, requestedAt } = await page.evaluate((path) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const code = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path));
      return { loadedAt: Number(visit?.loadEventEnd), requestedAt: Number(code?.startTime) };
    }, addressOf('apps/share-web/src/afterIdle.ts'));
    expect(loadedAt).toBeGreaterThan(0);
    expect(requestedAt).toBeGreaterThanOrEqual(loadedAt);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);
