import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { expectMessage } from './support/expectMessage';
import { articleTitle, pages } from './support/pages';
import { settle } from './support/settle';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@desktop-page', '@shell'];

const pcOf = (path: string) => (url: URL) =>
  url.pathname === '/davmu/share/pc' && new URL(url.searchParams.get('url') ?? '', url).pathname === path;

const framed = (page: Page) => page.frameLocator('main iframe');

const desktop = {
  userAgent: agents.desktop,
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

test.describe('on a desktop', { tag }, () => {
  test.use(desktop);

  test('a shared page is read at /pc, as a phone shows it, with the way to a real phone', async ({
    page,
    baseURL,
  }) => {
    const watch = await watchPage(page);
    await page.goto('about:blank');
    await page.goto(pages.article);
    await page.waitForURL(pcOf(pages.article));
    await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText(articleTitle);
    await expect(page.getByRole('img', { name: /的二维码$/ })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${pages.article}`);
    await expect(page).toHaveTitle(articleTitle);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', articleTitle);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toEqual([
      '/davmu/share/pc',
      pages.article,
    ]);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    expect(watch.problems).toEqual([]);
  });

  test('copies the address of the page in the frame', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pages.article);
    await page.waitForURL(pcOf(pages.article));
    await page.getByRole('button', { name: '复制链接' }).last().click();
    await expectMessage(page, '链接已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${pages.article}`);
  });

  test('R14: who wants the page itself gets it, and keeps it in this tab', async ({ page, context }) => {
    await page.goto(pages.article);
    await page.waitForURL(pcOf(pages.article));
    await page.getByRole('link', { name: '直接打开网页' }).click();
    await page.waitForURL((url) => url.pathname === pages.article);
    await expect(page.locator('main article h1')).toHaveText(articleTitle);
    // The choice is saved by code that comes after the load event.
    await settle(page);
    await page.goto(pages.home);
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(pages.home);
    const other = await context.newPage();
    await other.goto(pages.article);
    await other.waitForURL(pcOf(pages.article));
  });

  test('R15: a framed page of the site may open the desktop page of an item', async ({ page }) => {
    await page.goto(`/davmu/share/pc?url=${encodeURIComponent(pages.article)}`);
    await expect(page.getByRole('img', { name: /的二维码$/ })).toBeVisible();
    const frame = page.frames().find((each) => each.parentFrame() !== null);
    await frame?.evaluate(() =>
      window.parent.postMessage(
        { type: 'changeRoute', pc_link: '/davmu/agreement/user_agreement' },
        location.origin,
      ),
    );
    await page.waitForURL('**/davmu/agreement/user_agreement');
  });

  test('R73: an item with a page for desktops opens it, and no visitor is sent there twice', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${pages.home}pc`);
    await page.goto(pages.withPcLink);
    await page.waitForURL('**/davmu/agreement/warm_stations');
    await page.goBack();
    expect(page.url()).toBe(`${baseURL}${pages.home}pc`);
  });

  test('打开 shows a code for the phone', async ({ page }) => {
    await page.goto(`/davmu/share/pc?url=${encodeURIComponent(pages.article)}`);
    await framed(page).locator('header').getByRole('link', { name: '打开', exact: true }).click();
    const sheet = framed(page).getByRole('dialog', { name: '扫码到手机上打开' });
    await expect(sheet.getByRole('img', { name: '这个页面的二维码' })).toBeVisible();
  });

  test('row 47: without storage it is one move, not a loop', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    const documents: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() === null) documents.push(new URL(frame.url()).pathname);
    });
    await page.goto(pages.article);
    await page.waitForURL(pcOf(pages.article));
    await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(documents).toEqual([pages.article, '/davmu/share/pc']);
  });

  test('the desktop page is calm beside every width', async ({ page }) => {
    for (const width of [1920, 1024, 800, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/davmu/share/pc?url=${encodeURIComponent(pages.article)}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test.describe('beside the phone on a desktop', { tag }, () => {
  test.use(desktop);

  test('R15: the site is one under both names of the machine', async ({ page, baseURL }) => {
    const staticCopy = new URL(baseURL ?? '');
    staticCopy.hostname = staticCopy.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    await page.goto(`${staticCopy.origin}/davmu/share/pc?url=${encodeURIComponent(pages.article)}`);
    await expect(page.getByRole('img', { name: /的二维码$/ })).toBeVisible();
    const frame = page.frames().find((each) => each.parentFrame() !== null);
    await frame?.evaluate(() =>
      window.parent.postMessage(
        { type: 'changeRoute', pc_link: '/davmu/agreement/privacy_policy' },
        location.origin,
      ),
    );
    await page.waitForURL(`${staticCopy.origin}/davmu/agreement/privacy_policy`);
  });

  test('投诉举报, link and address are about the page in the phone, also when its visitor moves on', async ({
    page,
    baseURL,
  }) => {
    const entry = page.locator('main').getByRole('button', { name: '投诉举报' });
    const link = page.getByRole('link', { name: '直接打开网页' });
    await page.goto(`/davmu/share/pc?url=${encodeURIComponent(pages.home)}`);
    await expect(page.getByRole('img', { name: /的二维码$/ })).toBeVisible();
    await expect(entry).toBeHidden();
    const frame = page.frames().find((each) => each.parentFrame() !== null);
    await frame?.evaluate((path) => location.assign(path), pages.article);
    await page.waitForURL(pcOf(pages.article));
    await expect(page).toHaveTitle(articleTitle);
    await expect(link).toHaveAttribute('href', `${baseURL}${pages.article}`);
    await entry.click();
    await expect(page.getByRole('dialog', { name: '投诉举报' })).toBeVisible();
  });
});

const stays = async (page: Page) => {
  await page.goto(pages.article);
  await page.waitForFunction(() => performance.now() > 1500);
  expect(new URL(page.url()).pathname).toBe(pages.article);
};

test.describe('a phone held sideways', { tag }, () => {
  test.use({ viewport: { width: 932, height: 430 } });
  test('R14: stays, also when it was sent the address of /pc', async ({ page }) => {
    await page.goto(`/davmu/share/pc?url=${encodeURIComponent(pages.article)}`);
    await page.waitForURL((url) => url.pathname === pages.article);
    await stays(page);
  });
});

test.describe('an iPad, which says that it is a Mac', { tag }, () => {
  test.use({ userAgent: agents.ipad, viewport: { width: 834, height: 1112 } });
  test('R14: stays', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 }));
    await stays(page);
  });
});

test.describe('a bot', { tag }, () => {
  test.use({
    userAgent: agents.bot,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  test('R14: reads the page itself', ({ page }) => stays(page));
});
