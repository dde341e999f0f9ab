import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { reported, textOf } from './support/beacons';
import { articleTitle, pages } from './support/pages';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';
import { fakeWeChat } from './support/weChat';

const tag = ['@wx-share', '@shell'];

const invalid = 'fail, invalid signature';
const signingPath = '**/peony/v1/system/wxshare*';

/** The addresses the page has requested the platform to sign. */
const watchSigning = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (call) => {
    const { pathname, searchParams } = new URL(call.url());
    if (pathname.endsWith('/system/wxshare')) addresses.push(searchParams.get('path') ?? '');
  });
  return addresses;
};

/** The page changes its address before WeChat's SDK is there, as a page with a router does. */
const moveTo = (page: Page, path: string) =>
  page.addInitScript(
    (target) => addEventListener('DOMContentLoaded', () => history.replaceState(null, '', target)),
    path,
  );

const comeOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

const landed = `${pages.article}?from=singlemessage`;
const moved = `${pages.article}?part=2`;

for (const [system, agent, [first, second]] of [
  ['Android', agents.wechatAndroid, [moved, landed]],
  ['iOS', agents.wechatIos, [landed, moved]],
] as const)
  test.describe(`WeChat on ${system}`, { tag }, () => {
    test.use({ userAgent: agent });

    const visit = async (page: Page) => {
      await moveTo(page, moved);
      await page.goto(landed);
    };
    const signedAs = (page: Page, ...paths: string[]) => paths.map((path) => new URL(path, page.url()).href);

    test('the address that this system checks is signed, once, and the card is set and reported', async ({
      page,
    }) => {
      const watch = await watchPage(page);
      const requested = await fakeWeChat(page);
      const signed = watchSigning(page);
      const report = reported(page, '"behavior":"share_set"');
      await visit(page);
      await expect.poll(() => requested('updateTimelineShareData')).toMatchObject([{ title: articleTitle }]);
      const [card] = await requested('updateAppMessageShareData');
      expect(card).toMatchObject({ title: articleTitle });
      expect(card?.['link']).not.toContain('from=');
      expect(signed).toEqual(signedAs(page, first));
      expect(await textOf(page, report)).toContain('"call":"new"');
      expect(await requested('menu:share:appmessage')).toEqual([]);
      expect(watch.problems).toEqual([]);
    });

    test('after an invalid signature the other address is tried', async ({ page }) => {
      const requested = await fakeWeChat(page, { config: [invalid, 'ok'] });
      const signed = watchSigning(page);
      await visit(page);
      await expect
        .poll(() => requested('updateAppMessageShareData'))
        .toMatchObject([{ title: articleTitle }]);
      expect(signed).toEqual(signedAs(page, first, second));
    });

    test('and only once: the page stays as it is', async ({ page }) => {
      const watch = await watchPage(page);
      const requested = await fakeWeChat(page, { config: [invalid] });
      const signed = watchSigning(page);
      const log = page.waitForEvent('console', (message) => message.text().includes('invalid signature'));
      await visit(page);
      await log;
      expect(signed).toEqual(signedAs(page, first, second));
      expect(await requested('updateAppMessageShareData')).toEqual([]);
      expect(watch.problems).toEqual([]);
    });

    test('no answer of WeChat ends after its time, and is tried again when there is a line', async ({
      page,
    }) => {
      const requested = await fakeWeChat(page, { config: [null, 'ok'] });
      const log = page.waitForEvent('console', (message) => message.text().includes('config:timeout'));
      await visit(page);
      await log;
      expect(await requested('updateAppMessageShareData')).toEqual([]);
      await comeOnline(page);
      await expect
        .poll(() => requested('updateAppMessageShareData'))
        .toMatchObject([{ title: articleTitle }]);
    });

    test('signing without a line is tried again once there is one', async ({ page }) => {
      const requested = await fakeWeChat(page);
      await page.route(signingPath, (route) => route.abort('internetdisconnected'));
      const log = page.waitForEvent('console', (message) => message.text().startsWith('WeChat:'));
      await visit(page);
      await log;
      expect(await requested('preVerifyJSAPI')).toEqual([]);
      await page.unroute(signingPath);
      await comeOnline(page);
      await expect
        .poll(() => requested('updateAppMessageShareData'))
        .toMatchObject([{ title: articleTitle }]);
    });

    test('the older calls are used where the new ones are refused', async ({ page }) => {
      const requested = await fakeWeChat(page, {
        setting: 'fail, the permission value is offline verifying',
      });
      const report = reported(page, '"behavior":"share_set"');
      await visit(page);
      await expect.poll(() => requested('menu:share:appmessage')).toHaveLength(1);
      await expect.poll(() => requested('menu:share:timeline')).toHaveLength(1);
      expect(await textOf(page, report)).toContain('"call":"old"');
    });

    test('R43: a page without a card is shared with the text of the platform', async ({ page }) => {
      const requested = await fakeWeChat(page);
      await page.route(signingPath, async (route) => {
        const answer = await route.fetch();
        const { data, ...envelope } = (await answer.json()) as { data: object };
        const text = { title: '云浦新闻', desc: '看见身边的事', imgUrl: 'https://m.example.com/logo.png' };
        await route.fulfill({ json: { ...envelope, data: { ...data, ...text } } });
      });
      await page.goto('/davmu/share/404');
      await expect
        .poll(() => requested('updateAppMessageShareData'))
        .toMatchObject([{ title: '云浦新闻', desc: '看见身边的事' }]);
    });
  });

for (const [system, agent, isSignedAgain] of [
  ['Android', agents.wechatAndroid, true],
  ['iOS', agents.wechatIos, false],
] as const)
  test.describe(`a page that is moved to without a document, ${system}`, { tag }, () => {
    test.use({ userAgent: agent });
    test(isSignedAgain ? 'is signed again' : 'keeps the signature of the first one', async ({ page }) => {
      const requested = await fakeWeChat(page);
      const signed = watchSigning(page);
      await page.goto(pages.home);
      await expect.poll(() => requested('updateAppMessageShareData')).toHaveLength(1);
      const home = page.url();
      await page.getByRole('link', { name: /^搜索/ }).first().tap();
      await expect(page).toHaveURL(/\/search\//);
      await expect
        .poll(async () => (await requested('updateAppMessageShareData')).at(-1)?.['link'])
        .toContain('/search');
      expect(signed).toEqual(isSignedAgain ? [home, page.url()] : [home]);
    });
  });
