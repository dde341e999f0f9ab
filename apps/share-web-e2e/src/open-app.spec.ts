import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { reported, textOf } from './support/beacons';
import { expectMessage } from './support/expectMessage';
import { articleTitle, pages } from './support/pages';
import { platformUrl } from './support/platform';
import { scrollThrough } from './support/scrollThrough';
import { freePort, startSite, type RunningProgram } from './support/startSite';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';
import { fakeWeChat } from './support/weChat';

const tag = ['@open-app', '@wx-share', '@shell'];

/** Records the target of a tap instead of opening it: no app is installed here. */
const watchWays = async (page: Page) => {
  await page.addInitScript(() => {
    const ways: string[] = [];
    Object.assign(window, { ways });
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.isConnected) click.call(this);
      else ways.push(this.href);
    };
  });
  return () => page.evaluate(() => (window as unknown as { ways: string[] }).ways);
};

const open = (page: Page) => page.locator('header').getByRole('link', { name: '打开', exact: true });

/** Taps once the page handles taps itself; before that the link is followed. */
const tapOpen = async (page: Page) => {
  await page.waitForFunction(() => '__SITE_ENV__' in window);
  await open(page).tap();
};

/** The parameters of the specification (spec §3, R60), whatever carries them. */
const expectItem = (address: string) => {
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);
  expect(Object.fromEntries(query)).toMatchObject({
    stype: 'docDetailspage',
    id: 'wetland1',
    type: 'article',
    post_id: 'wetland1',
  });
};

for (const [name, start, left] of [
  ['iosSafari', 'https://app.example.com/open?', '还没有安装？'],
  ['androidChrome', 'intent://open?', '还没有安装？'],
  ['wechatIos', 'https://app.example.com/open?', '在浏览器里打开App'],
] as const) {
  test.describe(name, { tag }, () => {
    test.use({ userAgent: agents[name] });
    test(`opens the app at this item by ${start}, then offers what is left`, async ({ page }) => {
      const ways = await watchWays(page);
      await page.goto(pages.article);
      const report = reported(page, '"behavior":"open_app"');
      await tapOpen(page);
      await expect.poll(ways).toHaveLength(1);
      const [address = ''] = await ways();
      expect(address.startsWith(start)).toBe(true);
      expectItem(address);
      const sheet = page.getByRole('dialog', { name: left });
      await expect(sheet).toBeVisible();
      expect(await textOf(page, report)).toContain('"result":"timeout"');
      expect(await ways()).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      expect(page.url()).toContain(pages.article);
    });
  });
}

test.describe('wechatAndroid', { tag }, () => {
  test.use({ userAgent: agents.wechatAndroid });
  test('goes through the store, which opens the app at this item', async ({ page }) => {
    const ways = await watchWays(page);
    await page.goto(pages.article);
    await tapOpen(page);
    await expect.poll(ways).toHaveLength(1);
    const store = new URL((await ways())[0] ?? '');
    expect(store.origin + store.pathname).toBe('https://a.app.qq.com/o/simple.jsp');
    expect(store.searchParams.get('pkgname')).toBe('com.example.share');
    expectItem(store.searchParams.get('android_schema') ?? '');
    await expect(page.getByRole('dialog', { name: '在浏览器里打开App' })).toBeVisible();
  });
});

test.describe('weibo', { tag }, () => {
  test.use({ userAgent: agents.weibo });
  test('explains the way to the browser at once, and goes nowhere', async ({ page }) => {
    const ways = await watchWays(page);
    await page.goto(pages.article);
    await tapOpen(page);
    const sheet = page.getByRole('dialog', { name: '在浏览器里打开App' });
    await expect(sheet).toContainText('点右上角 ··· 选择“在浏览器打开”');
    await sheet.getByRole('button', { name: '知道了' }).tap();
    await expect(sheet).toBeHidden();
    expect(await ways()).toEqual([]);
  });
});

test('a download is offered as a link beside an equal 再考虑下, never started', { tag }, async ({ page }) => {
  await watchWays(page);
  await page.goto(pages.article);
  await tapOpen(page);
  const sheet = page.getByRole('dialog', { name: '还没有安装？' });
  const download = sheet.getByRole('link', { name: '前往下载' });
  await expect(download).toHaveAttribute('href', /^https:\/\//);
  const later = sheet.getByRole('button', { name: '再考虑下' });
  expect((await later.boundingBox())?.width).toBe((await download.boundingBox())?.width);
  await later.tap();
  await expect(sheet).toBeHidden();
  // Looked for from before the tap on: Playwright waits after a tap for what it has started.
  const like = page.getByRole('button', { name: /^点赞/ });
  await Promise.all([expectMessage(page, '请在App里点赞'), like.tap()]);
});

test('the row after the text and the menu open the app too', { tag }, async ({ page }) => {
  const ways = await watchWays(page);
  const answered = page.getByRole('dialog', { name: '还没有安装？' });
  await page.goto(pages.article);
  await page.waitForFunction(() => '__SITE_ENV__' in window);
  await page.locator('main').getByRole('link', { name: '打开', exact: true }).tap();
  await expect(answered).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('header').getByRole('button', { name: '导航' }).tap();
  await page.getByRole('dialog', { name: '导航' }).locator('[data-open-app]').tap();
  await expect(answered).toBeVisible();
  await expect.poll(ways).toHaveLength(2);
  for (const address of await ways()) expectItem(address);
});

test('the dialog opens the app too', { tag }, async ({ page }) => {
  const ways = await watchWays(page);
  await page.goto(pages.article);
  await page.waitForFunction(() => '__SITE_ENV__' in window);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '立即前往' }).tap();
  await expect.poll(ways).toHaveLength(1);
  expectItem((await ways())[0] ?? '');
});

test('an address that the app takes over is the end of it', { tag }, async ({ page }) => {
  await watchWays(page);
  await page.goto(pages.article);
  const report = reported(page, '"behavior":"open_app"');
  await tapOpen(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await textOf(page, report)).toContain('"result":"opened"');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nothing opens by itself, and the whole text stays readable', { tag }, async ({ page }) => {
  const ways = await watchWays(page);
  await page.goto(pages.article);
  await scrollThrough(page);
  expect(await ways()).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toContain(pages.article);
});

test.describe('without script', { tag }, () => {
  test.use({ javaScriptEnabled: false, userAgent: agents.iosSafari });
  test('打开 is a link to the app at this item', async ({ page }) => {
    await page.goto(pages.article);
    const href = (await open(page).getAttribute('href')) ?? '';
    expect(href.startsWith('https://app.example.com/open?')).toBe(true);
    expectItem(href);
  });
});

/** A site whose app is registered at WeChat's open platform, for these tests only. */
const siteWithOpenTag = () => {
  let site: RunningProgram;
  test.beforeAll(async () => {
    site = await startSite(await freePort(), platformUrl(), { WX_OPEN_APPID: 'wx0123456789abcdef' });
    // On a busy machine the first page of a new process may exceed its time limit and be the error page.
    const firstPage = async () => (await fetch(site.url + pages.article)).status;
    await expect.poll(firstPage, { timeout: 45_000 }).toBe(200);
  });
  test.afterAll(() => site.stop());
  return { article: () => site.url + pages.article };
};

const tags = (page: Page) => page.locator('[data-open-app] > wx-open-launch-app');

test.describe('WeChat’s SDK', { tag }, () => {
  const site = siteWithOpenTag();

  for (const name of ['wechatAndroid', 'wechatIos'] as const) {
    test.describe(name, () => {
      test.use({ userAgent: agents[name] });
      test('the SDK is configured once, has the card of the page, and its tag lies over 打开', async ({
        page,
      }) => {
        const watch = await watchPage(page);
        const requested = await fakeWeChat(page);
        const address = `${site.article()}?from=singlemessage&isappinstalled=0`;
        const signed = page.waitForRequest((call) => call.url().includes('/peony/v1/system/wxshare'));
        await page.goto(`${address}#comments`);
        expect(new URL((await signed).url()).searchParams.get('path')).toBe(address);

        await expect(tags(page)).toHaveCount(2);
        const [config, ...others] = await requested('preVerifyJSAPI');
        expect(others).toEqual([]);
        expect(config).toMatchObject({
          verifyAppId: 'wx0000000000000001',
          verifySignature: expect.stringMatching(/^[0-9a-f]{40}$/),
          verifyJsApiList: [
            'updateAppMessageShareData',
            'updateTimelineShareData',
            'menu:share:appmessage',
            'menu:share:timeline',
            'chooseImage',
          ],
          verifyOpenTagList: ['wx-open-launch-app', 'wx-open-launch-weapp'],
        });
        const card = { title: articleTitle, link: site.article() };
        expect(await requested('updateAppMessageShareData')).toMatchObject([card]);
        expect(await requested('updateTimelineShareData')).toMatchObject([card]);

        const tag = tags(page).first();
        await expect(tag).toHaveAttribute('appid', 'wx0123456789abcdef');
        expectItem((await tag.getAttribute('extinfo')) ?? '');
        const [over, under] = [await tag.boundingBox(), await open(page).boundingBox()];
        expect(over).toMatchObject({ x: under?.x, width: under?.width });
        expect(over?.height).toBeGreaterThanOrEqual(44);
        expect(watch.problems).toEqual([]);
        expect(await watch.layoutShift()).toBeLessThan(0.01);
      });
    });
  }
});

test.describe('WeChat’s tag', { tag }, () => {
  test.use({ userAgent: agents.wechatAndroid });

  const site = siteWithOpenTag();
  const tell = (page: Page, event: string) =>
    tags(page)
      .first()
      .dispatchEvent(event, { detail: { errMsg: `launch:${event}` } });

  test('a tap belongs to the tag once it is ready; a launch is the end of it', async ({ page }) => {
    const ways = await watchWays(page);
    await fakeWeChat(page);
    await page.goto(site.article());
    await tell(page, 'ready');
    await open(page).tap();
    const report = reported(page, '"behavior":"open_app"');
    await tell(page, 'launch');
    const text = await textOf(page, report);
    expect(text).toContain('"strategy":"open-tag"');
    expect(text).toContain('"result":"opened"');
    expect(await ways()).toEqual([]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('where the app is missing its page is offered as a link; nothing is followed', async ({ page }) => {
    const ways = await watchWays(page);
    await fakeWeChat(page);
    await page.goto(site.article());
    await tell(page, 'error');
    const sheet = page.getByRole('dialog', { name: '还没有安装？' });
    await expect(sheet.getByRole('link', { name: '前往下载' })).toHaveAttribute(
      'href',
      /^https:\/\/a\.app\.qq\.com\/o\/simple\.jsp\?pkgname=com\.example\.share/,
    );
    expect(await ways()).toEqual([]);
  });

  test('also 立即前往 of the dialog is covered, and done after a launch', async ({ page }) => {
    await fakeWeChat(page);
    await page.goto(site.article());
    await page.getByRole('button', { name: /^点赞/ }).tap();
    const dialog = page.getByRole('dialog');
    const tag = dialog.locator('wx-open-launch-app');
    await expect(tag).toBeVisible();
    await tag.dispatchEvent('launch');
    await expect(dialog).toBeHidden();
  });

  test('the bar comes alive under its tag', async ({ page }) => {
    const watch = await watchPage(page);
    await fakeWeChat(page);
    await page.goto(site.article());
    await expect(tags(page)).toHaveCount(2);
    await page.locator('header').getByRole('button', { name: '导航' }).tap();
    await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
    await expect(page.locator('header').locator('wx-open-launch-app')).toHaveCount(1);
    expect(watch.problems).toEqual([]);
  });

  test('a refused configuration changes nothing for the visitor: 打开 takes the next way', async ({
    page,
  }) => {
    const watch = await watchPage(page);
    const ways = await watchWays(page);
    const requested = await fakeWeChat(page, { config: ['fail, invalid signature'] });
    await page.goto(site.article());
    await expect.poll(() => requested('preVerifyJSAPI')).toHaveLength(1);
    await tapOpen(page);
    await expect.poll(ways).toHaveLength(1);
    await expect(tags(page)).toHaveCount(0);
    expect(await requested('updateAppMessageShareData')).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
});

test('outside WeChat nothing of its SDK is loaded', { tag }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (call) => loaded.push(call.url()));
  await page.goto(pages.article);
  await scrollThrough(page);
  await page.waitForFunction(() => performance.now() > 3000);
  expect(loaded.filter((url) => /weixin|wechat|wxshare|enterMini/i.test(url))).toEqual([]);
});
