import { findSimplified } from '@share/locale/testing';
import type { Page } from '@playwright/test';
import { expectMessage } from './support/expectMessage';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { routes } from './support/routes';
import { scrollThrough } from './support/scrollThrough';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@locale', '@shell', '@site-server'];

const choose = (page: Page, baseURL = '') =>
  page
    .context()
    .addCookies([
      { name: 'locale', value: 'zh-Hant', domain: new URL(baseURL).hostname, path: '/davmu/share/' },
    ]);

/** The texts of the document for visitors, and those of its head for other programs. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const names = ['alt', 'title', 'aria-label', 'placeholder', 'data-initial'];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script,style,textarea'))
        texts.push((walker.currentNode as Text).data);
    for (const element of document.querySelectorAll('*'))
      texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    for (const { content } of document.querySelectorAll('meta')) texts.push(content);
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      texts.push(data.textContent);
    return texts.filter((text) => /[㐀-鿿]/.test(text));
  });

/** Texts with characters that 繁體 does not have. */
const readSimplified = async (page: Page) =>
  (await readTexts(page)).filter((text) => findSimplified(text).length > 0);

/** One of each kind of page, the detail pages of all types among them. */
const visited = routes.filter(({ isBare, route }) => !isBare && route !== '/auth' && route !== '/pc');

test.describe('繁體', { tag }, () => {
  test.beforeEach(async ({ page, baseURL }) => choose(page, baseURL));

  for (const { path, route } of visited)
    test(`${route} as ${path || 'home'} is in it as a whole, before and after its parts hydrate`, async ({
      page,
    }) => {
      const watch = await watchPage(page);
      const response = await page.goto(pages.home + path);
      expect(response?.headers()).toMatchObject({ 'content-language': 'zh-Hant' });
      expect(response?.headers()['vary']).toContain('Cookie');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
      expect(await readSimplified(page)).toEqual([]);
      await scrollThrough(page);
      await page.waitForTimeout(500);
      expect((await readTexts(page)).length).toBeGreaterThan(10);
      expect(await readSimplified(page)).toEqual([]);
      expect(watch.problems).toEqual([]);
    });
});

test.describe('the choice of 繁體', { tag: [...tag, '@comments', '@feed', '@wx-share'] }, () => {
  const openMenu = async (page: Page) => {
    await page
      .getByRole('button', { name: /菜单|菜單|导航|導航/ })
      .first()
      .tap();
    return page.getByRole('radiogroup', { name: /简体或繁體|簡體或繁體/ });
  };

  test('is made in the menu, holds on the next page, and 简体 takes the cookie away', async ({
    page,
    context,
  }) => {
    const cookies = async () => (await context.cookies()).filter(({ name }) => name === 'locale');
    await page.goto(pages.article);
    // Down to the end of the article and without numbers: other visits and the time change what is counted.
    const readDocument = async () => {
      const html = await (await page.request.get(pages.article)).text();
      return html.slice(0, html.indexOf('</article>')).replace(/\d+/g, '');
    };
    const plain = await readDocument();
    expect(plain).toContain('data-article-body');
    const title = await page.title();
    await (await openMenu(page)).getByRole('radio', { name: '繁體' }).press('Space');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    const [cookie] = await cookies();
    expect(cookie).toMatchObject({ value: 'zh-Hant', path: '/davmu/share/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
    await page.goto(pages.home);
    expect(await readSimplified(page)).toEqual([]);
    await page.goto(pages.article);
    await (await openMenu(page)).getByRole('radio', { name: '簡體' }).press('Space');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(title);
    expect(await cookies()).toEqual([]);
    expect(await readDocument()).toBe(plain);
  });

  test('what visitors write stays as it is: the word of a search, a comment', async ({ page, baseURL }) => {
    await choose(page, baseURL);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/peony/v1/search'))
        sent.push(new URL(request.url()).searchParams.get('keyword') ?? '');
    });
    await page.goto('/davmu/share/search/index.html');
    const field = page.getByRole('searchbox');
    await field.tap();
    await expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
    await expect
      .poll(() => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    await field.fill('云浦头发');
    await field.press('Enter');
    await expect.poll(() => sent).toEqual(['云浦头发']);
    await expect(field).toHaveValue('云浦头发');
    await page.goto(pages.article);
    const comment = page.getByRole('textbox', { name: /发表评论|發表評論/ }).first();
    await comment.tap();
    await expect(page.getByRole('dialog', { name: '登入' })).toBeVisible();
    expect(await readSimplified(page)).toEqual([]);
  });

  test('alternate visitors of one address each get theirs, and the card says it in 繁體', async ({
    page,
    request,
  }) => {
    const { description, title } = await request.get(pages.article).then(async (answer) => {
      const html = await answer.text();
      const of = (name: string) => new RegExp(`og:${name}" content="([^"]*)`).exec(html)?.[1] ?? '';
      return { description: of('description'), title: of('title') };
    });
    const requested = ['', 'locale=zh-Hant', 'locale=zh-Hans', 'locale=zh-Hant', ''];
    const answers = [];
    for (const cookie of requested) {
      const answer = await page.request.get(pages.article, { headers: { cookie } });
      const html = await answer.text();
      answers.push([
        /<html lang="([^"]*)/.exec(html)?.[1],
        answer.headers()['vary']?.includes('Cookie') ?? false,
      ]);
      if (cookie === 'locale=zh-Hant') {
        expect(findSimplified(/og:title" content="([^"]*)/.exec(html)?.[1] ?? '')).toEqual([]);
        expect(html).not.toContain(`og:description" content="${description}`);
      } else expect(html).toContain(`og:title" content="${title}`);
    }
    expect(answers).toEqual(
      requested.map((cookie) => (cookie.endsWith('Hant') ? ['zh-Hant', true] : ['en', false])),
    );
  });
});

test.describe('writing in 繁體', { tag: [...tag, '@comments', '@live'] }, () => {
  test('a comment goes out as it was written, and the page says in 繁體 that it was sent', async ({
    page,
    request,
    baseURL,
  }) => {
    await choose(page, baseURL);
    await signIn(page, request, '小满');
    const sent: (string | null)[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().includes('/comment')) sent.push(call.postData());
    });
    await page.goto(pages.article);
    const text = `云浦的头发 ${Date.now()}`;
    const field = page.getByRole('textbox', { name: '發表評論' });
    await field.tap();
    await page.getByRole('button', { name: '傳送' }).tap();
    await expectMessage(page, '評論不能為空～');
    await field.fill(text);
    await page.getByRole('button', { name: '傳送' }).tap();
    await expect(page.getByRole('dialog').filter({ hasText: '評論成功' })).toBeVisible();
    expect(sent.join()).toContain(text);
    expect(await readSimplified(page)).toEqual([]);
  });

  test('a line that another visitor has written comes in 繁體, one of theirs goes out as it is', async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const room = '/davmu/share/peony/local_live/2026/11/birdlive/index.html';
    const other = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await choose(page, baseURL);
    for (const [visitor, name] of [
      [page, '小满'],
      [other, '谷雨'],
    ] as const) {
      await signIn(visitor, request, name);
      await visitor.goto(room);
      await expect(visitor.locator('[data-island=liveRoom][data-ready]')).toBeAttached();
    }
    const sendLine = async (visitor: Page, sendName: string, text: string) => {
      const field = visitor.getByRole('textbox', { name: '聊天' });
      await field.tap();
      await field.fill(text);
      await visitor.getByRole('button', { name: sendName }).tap();
    };
    const now = Date.now();
    await sendLine(other, '发送', `云上的头发 ${now}`);
    await expect(page.getByRole('log')).toContainText(`雲上的頭髮 ${now}`);
    await sendLine(page, '傳送', `这里也有 ${now}`);
    await expect(other.getByRole('log')).toContainText(`这里也有 ${now}`);
    await expect(page.getByRole('log')).toContainText(`這裡也有 ${now}`);
    expect(await readSimplified(page)).toEqual([]);
    await other.context().close();
  });
});

test('the poster is drawn in 繁體', { tag: [...tag, '@sharing'] }, async ({ page, baseURL }) => {
  await choose(page, baseURL);
  await page.addInitScript(() => {
    const drawn: string[] = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text);
      fillText.call(this, text, ...place);
    };
    Object.assign(window, { drawn });
  });
  await page.goto(pages.article);
  await page.getByRole('button', { name: '分享' }).first().tap();
  await page.getByRole('button', { name: '生成海報' }).tap();
  await expect(page.getByRole('button', { name: '儲存海報' })).toBeVisible();
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect(drawn.join('')).toMatch(/白鷺/);
  expect(drawn.filter((text) => findSimplified(text).length > 0)).toEqual([]);
});
