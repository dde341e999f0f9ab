import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { expectMessage } from './support/expectMessage';
import { articleTitle, pages } from './support/pages';
import { signIn } from './support/platform';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';
import { fakeWeChat } from './support/weChat';

const tag = ['@shell', '@environment', '@open-app'];

const masthead = (page: Page) => page.locator('header').first();
const offer = (page: Page) => masthead(page).getByRole('link', { name: '打开', exact: true });
const offerRow = (page: Page) => page.getByText(/App里继续阅读$/);
const routerControl = (page: Page) => page.getByRole('navigation', { name: '页面导航' });
const like = (page: Page) => page.getByRole('button', { name: /^点赞/ });

/** Waits for late decisions: the mini-program detection and the second reading of the banner's configuration, 500 ms each. */
const settled = (page: Page) => page.waitForFunction(() => performance.now() > 1500);

for (const [name, mark] of [
  ['wechatAndroid', 'wechat'],
  ['wechatIos', 'wechat'],
  ['iosSafari', null],
  ['androidChrome', null],
] as const) {
  test.describe(name, { tag }, () => {
    test.use({ userAgent: agents[name] });
    test('reads under the masthead, with a calm offer of the app', async ({ page }) => {
      const watch = await watchPage(page);
      await page.goto(pages.article);
      expect(await page.locator('html').getAttribute('data-env')).toBe(mark);
      await expect(offer(page)).toBeVisible();
      await settled(page);
      await expect(offerRow(page)).toBeVisible();
      await expect(routerControl(page)).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).toContain(pages.article);
      expect(watch.problems).toEqual([]);
      expect(await watch.layoutShift()).toBeLessThan(0.01);
    });
  });
}

test.describe('mini program', { tag }, () => {
  test.use({ userAgent: agents.miniProgram });

  test('has its own bar instead of the masthead, and no offer', async ({ page }) => {
    const watch = await watchPage(page);
    await page.goto(pages.home);
    await page.goto(pages.article);
    await expect(masthead(page)).toBeHidden();
    await expect(offerRow(page)).toBeHidden();
    await expect(routerControl(page)).toBeVisible();
    await expect(routerControl(page).getByRole('button', { name: '登录' })).toBeVisible();
    await settled(page);
    expect(await watch.layoutShift()).toBeLessThan(0.01);
    await routerControl(page).getByRole('button', { name: '后退' }).tap();
    await expect(page).toHaveURL(/\/davmu\/share\/$/);
    await expect(routerControl(page)).toBeVisible();
    await routerControl(page).getByRole('button', { name: '前进' }).tap();
    await expect(page).toHaveURL(new RegExp(pages.article));
    expect(watch.problems).toEqual([]);
  });

  test('the login panel opens from its bar', async ({ page }) => {
    await page.goto(pages.article);
    await routerControl(page).getByRole('button', { name: '登录' }).tap();
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible();
  });

  test('the menu opens from its bar without a login, with the complaint and the privacy policy', async ({
    page,
  }) => {
    await page.goto(pages.article);
    await routerControl(page).getByRole('button', { name: '导航' }).tap();
    const menu = page.getByRole('dialog', { name: '导航' });
    await expect(menu.getByRole('button', { name: '投诉举报' })).toBeVisible();
    await expect(menu.getByRole('link', { name: '隐私政策' })).toBeVisible();
    await expect(menu.getByRole('switch', { name: '浏览统计' })).toBeVisible();
  });

  test('the dialog can only be closed', async ({ page }) => {
    await page.goto(pages.article);
    await like(page).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: '关闭弹窗' })).toBeVisible();
    await expect(dialog.getByText('立即前往')).toHaveCount(0);
    await expect(dialog.getByText('再考虑下')).toHaveCount(0);
    await dialog.getByRole('button', { name: '关闭弹窗' }).tap();
    await expect(dialog).toBeHidden();
  });
});

/** The messages posted to the mini program for its own share card. */
const posted = (title: string) => ({
  name: 'postMessage',
  arg: {
    title,
    desc: expect.any(String),
    link: expect.stringContaining(pages.article),
    imgUrl: expect.any(String),
  },
});

test.describe('mini program', { tag }, () => {
  test.use({ userAgent: agents.miniProgram });
  test('gets the share card early, and again when it changes', async ({ page }) => {
    const watch = await watchPage(page);
    const requested = await fakeWeChat(page);
    await page.goto(pages.article);
    await expect.poll(() => requested('invokeMiniProgramAPI')).toMatchObject([posted(articleTitle)]);
    await page.evaluate(() =>
      document.head.querySelector('meta[property="og:title"]')?.setAttribute('content', '另一个标题'),
    );
    await expect
      .poll(() => requested('invokeMiniProgramAPI'))
      .toMatchObject([posted(articleTitle), posted('另一个标题')]);
    await settled(page);
    expect(await requested('preVerifyJSAPI')).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
});

test.describe('a mini program that says so late', { tag }, () => {
  test.use({ userAgent: agents.wechatIos });
  test('gets the share card, and is not requested permissions', async ({ page }) => {
    const requested = await fakeWeChat(page);
    await page.addInitScript(() => {
      addEventListener('load', () =>
        setTimeout(() => Object.assign(window, { __wxjs_environment: 'miniprogram' }), 200),
      );
    });
    await page.goto(pages.article);
    await expect.poll(() => requested('invokeMiniProgramAPI')).toMatchObject([posted(articleTitle)]);
    expect(await requested('preVerifyJSAPI')).toEqual([]);
  });

  test('gets its bar as soon as the bridge is there', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('load', () =>
        setTimeout(() => Object.assign(window, { __wxjs_environment: 'miniprogram' }), 200),
      );
    });
    await page.goto(pages.article);
    await expect(routerControl(page)).toBeVisible();
    await expect(masthead(page)).toBeHidden();
  });
});

test.describe('own client', { tag }, () => {
  test.use({ userAgent: agents.ownClient });

  test('offers nothing, and keeps 登录 and the menu (R63)', async ({ page }) => {
    await page.goto(pages.article);
    await expect(masthead(page).getByRole('button', { name: '登录' })).toBeVisible();
    await expect(masthead(page).getByRole('button', { name: '导航' })).toBeVisible();
    await expect(page.locator('[data-open-app]:visible')).toHaveCount(0);
    await masthead(page).getByRole('button', { name: '导航' }).tap();
    await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
    await expect(page.locator('[data-open-app]:visible')).toHaveCount(0);
  });

  test('liking and collecting are answered by a message, not by an invitation (R23)', async ({
    page,
    request,
  }) => {
    await signIn(page, request, '客户端里的人');
    await page.goto(pages.article);
    await like(page).tap();
    await expectMessage(page, '请在App里点赞');
    await page.getByRole('button', { name: '收藏', exact: true }).tap();
    await expectMessage(page, '收藏成功');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the preview flag takes the offer away; 登录 and the menu stay (R9, R63)', { tag }, async ({ page }) => {
  await page.goto(`${pages.article}?preview=1`);
  await expect(masthead(page).getByRole('button', { name: '登录' })).toBeVisible();
  await expect(page.locator('[data-open-app]:visible')).toHaveCount(0);
  await page.goto(`${pages.article}?preview=0`);
  await expect(offer(page)).toBeVisible();
});

test('× takes the offer away for the pages that follow, and nothing moves', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto(pages.article);
  await masthead(page).getByRole('button', { name: '关闭推荐' }).tap();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(offer(page)).toBeHidden();
  await settled(page);
  expect(await watch.layoutShift()).toBeLessThan(0.01);
});

for (const [when, late] of [
  ['at once', 0],
  ['late', 300],
] as const) {
  test(`R61: the page environment renames the site ${when}, and nothing moves`, { tag }, async ({ page }) => {
    const watch = await watchPage(page);
    await page.addInitScript((ms) => {
      const h5_config = { site_name: '临川日报', descriptions: '换一个名字' };
      const put = () => {
        const scope = window as unknown as { __SITE_ENV__?: object };
        scope.__SITE_ENV__ = { ...scope.__SITE_ENV__, h5_config };
      };
      if (ms === 0) put();
      else addEventListener('load', () => setTimeout(put, ms));
    }, late);
    await page.goto(pages.article);
    await expect(masthead(page)).toContainText('临川日报');
    await expect(masthead(page)).toContainText('换一个名字');
    expect(await watch.layoutShift()).toBeLessThan(0.01);
    expect(watch.problems).toEqual([]);
  });
}

test('R61: the page environment holds nothing but what the browser may know', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const known = () =>
    page.evaluate(() => Object.keys((window as unknown as { __SITE_ENV__: object }).__SITE_ENV__ ?? {}));
  await expect.poll(known).toContain('siteOrigin');
  expect((await known()).sort()).toEqual([
    'apiBaseUrl',
    'app',
    'appLink',
    'authScheme',
    'clientUaToken',
    'contentId',
    'isPreview',
    'pictures',
    'series',
    'siteOrigin',
    'statsBaseUrl',
    'withoutServiceWorker',
  ]);
});

test('the banner alone leads out of its frame (R5)', { tag }, async ({ page }) => {
  await page.goto('/davmu/share/bar');
  await expect(offer(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '登录' })).toHaveCount(0);
  for (const link of await page.getByRole('link').all()) await expect(link).toHaveAttribute('target', '_top');
});
