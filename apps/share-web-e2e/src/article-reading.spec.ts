import type { Page } from '@playwright/test';
import { expectMessage } from './support/expectMessage';
import { doc, pages } from './support/pages';
import { showAt } from './support/expectAccessible';
import { settle } from './support/settle';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@content-detail', '@tracking'];

const root = (page: Page) => page.locator('html');

const openSettings = async (page: Page) => {
  await page.locator('[data-article-tools]').getByRole('button', { name: '字号' }).tap();
  const sheet = page.getByRole('dialog', { name: '阅读设置' });
  await expect(sheet).toBeVisible();
  return sheet;
};

const standsInWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

for (const width of [375, 320])
  test(
    `the largest text is saved on the next page and nothing scrolls sideways at ${width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      await page.goto(pages.article);
      const before = await page
        .locator('[data-article-body] p')
        .first()
        .evaluate((p) => getComputedStyle(p).fontSize);
      await (await openSettings(page)).getByRole('radio', { name: '最大' }).tap();
      await expect(root(page)).toHaveAttribute('data-size', 'max');
      const after = await page
        .locator('[data-article-body] p')
        .first()
        .evaluate((p) => getComputedStyle(p).fontSize);
      expect(parseFloat(after)).toBe(2 * parseFloat(before));
      await standsInWidth(page);
      await page.goto(doc('longtitl'));
      await expect(root(page)).toHaveAttribute('data-size', 'max');
      await standsInWidth(page);
    },
  );

test('the line that is read stays where it is when the text size changes', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const paragraphs = page.locator('[data-article-body] p');
  await paragraphs.nth(8).evaluate((paragraph) => paragraph.scrollIntoView());
  await settle(page);
  // The masthead, whose menu has the sizes, comes with the way up.
  await page.evaluate(() => scrollBy(0, -80));
  const masthead = page.locator('[data-sticky-header]');
  await expect.poll(() => masthead.evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  await page.getByRole('banner').getByRole('button', { name: '导航' }).tap();
  const menu = page.getByRole('dialog', { name: '导航' });
  await expect(page.locator('[data-island=navigation][data-ready]')).toBeAttached();
  /** Which paragraph stands below the masthead, and how much of it is above. */
  const place = () =>
    paragraphs.evaluateAll((all) => {
      const top = document.querySelector('[data-sticky-header]')!.getBoundingClientRect().bottom;
      const boxes = all.map((each) => each.getBoundingClientRect());
      const index = boxes.findIndex(({ bottom }) => bottom > top);
      return index + Math.max(0, top - boxes[index]!.top) / boxes[index]!.height;
    });
  const before = await place();
  for (const size of ['大', '大字版', '标准']) {
    const choice = menu.getByRole('radio', { name: size, exact: true });
    await choice.tap();
    await expect(choice).toBeChecked();
    // To half a paragraph: the masthead, which goes away meanwhile, is as high as two lines.
    expect(Math.abs((await place()) - before)).toBeLessThan(0.5);
  }
});

test(
  'dark by choice is dark from the first paint on, and light again on request',
  { tag },
  async ({ page }) => {
    await page.goto(pages.article);
    await (await openSettings(page)).getByRole('radio', { name: '深色' }).tap();
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(22, 22, 24)',
    );
    await (await openSettings(page)).getByRole('radio', { name: '浅色' }).tap();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  },
);

for (const size of ['大字版', '最大'])
  test(
    `${size} has words under its icons, no offers of the app, and one tap to leave`,
    { tag },
    async ({ page }) => {
      await page.goto(pages.article);
      await (await openSettings(page)).getByRole('radio', { name: size }).tap();
      await page.keyboard.press('Escape');
      await expect(root(page)).toHaveAttribute('data-size', size === '最大' ? 'max' : 'elder');
      const footer = page.locator('[data-island=footer]');
      for (const word of ['字号', '评论', '收藏', '分享'])
        await expect(footer.getByText(word, { exact: true })).toBeVisible();
      await expect(footer.locator('em').filter({ visible: true })).toHaveCount(0);
      const masthead = page.locator('header').first();
      await expect(masthead.getByRole('link', { name: '打开', exact: true })).toBeHidden();
      await expect(page.locator('main [data-open-app]').filter({ visible: true })).toHaveCount(0);
      await masthead.getByRole('button', { name: '退出大字版' }).tap();
      await expect(root(page)).not.toHaveAttribute('data-size');
    },
  );

test('at every size 打开 is written no larger than the name of the site', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const fontSizes = () =>
    page
      .locator('header')
      .first()
      .evaluate((bar) =>
        ['[data-open-app]', 'a > span > span'].map((part) =>
          parseFloat(getComputedStyle(bar.querySelector(part)!).fontSize),
        ),
      );
  for (const size of ['standard', 'large', 'elder', 'max']) {
    await showAt(page, size);
    const [open = 0, name = 0] = await fontSizes();
    expect(open, size).toBeLessThanOrEqual(name);
  }
});

test(
  'the menu of a full-screen page says which of the four text sizes is chosen',
  { tag },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('share:size', 'max'));
    await page.goto(pages.shortVideo);
    await page.getByRole('button', { name: '导航' }).tap();
    const sizes = page.getByRole('dialog', { name: '导航' }).getByRole('radiogroup', { name: '字号' });
    await expect(sizes.getByRole('radio')).toHaveCount(4);
    await expect(sizes.getByRole('radio', { name: '最大' })).toBeChecked();
  },
);

test('an article with a recording is read out: pause, go on, stop', { tag }, async ({ page }) => {
  const recording = page.waitForRequest(/\/media\/clip\/voice\.mp3/);
  await page.goto(doc('listen01'));
  const tools = page.locator('[data-article-tools]');
  await tools.getByRole('button', { name: /^听全文/ }).tap();
  await recording;
  await tools.getByRole('button', { name: '暂停' }).tap();
  await tools.getByRole('button', { name: '继续听' }).tap();
  await tools.getByRole('button', { name: '停止' }).tap();
  await expect(tools.getByRole('button', { name: /^听全文/ })).toBeVisible();
});

for (const [name, voices, isOffered] of [
  ['without a voice there is no offer to listen', [], false],
  ['nor with one of another language', ['en-US'], false],
  ['with a voice there is', ['en-US', 'zh-CN'], true],
] as const)
  test(name, { tag }, async ({ page }) => {
    await page.addInitScript((langs: readonly string[]) => {
      speechSynthesis.getVoices = () => langs.map((lang) => ({ lang }) as SpeechSynthesisVoice);
    }, voices);
    await page.goto(pages.article);
    await settle(page);
    await expect(page.locator('[data-article-tools]').getByRole('button', { name: '字号' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^听全文/ })).toBeVisible({ visible: isOffered });
  });

for (const [name, id, text] of [
  [
    'an old article says when it was published',
    'oldnews3',
    /本文发布于 \d{4}年\d{1,2}月\d{1,2}日，请注意时效/,
  ],
  ['a text made by a machine is marked', 'aimade01', '本文由人工智能生成，经编辑审核'],
  ['a warning stands before the text', 'warning1', '文中有火灾现场和伤情的描述'],
] as const)
  test(name, { tag }, async ({ page }) => {
    await page.goto(doc(id));
    await expect(page.locator('main article').getByText(text)).toBeVisible();
    await expect(page.locator('[data-article-body]')).toBeVisible();
  });

test(
  'a picture of the text opens in the viewer, whose code comes with the tap',
  { tag },
  async ({ page }) => {
    const watch = await watchPage(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(doc('warning1'));
    const picture = page.getByRole('button', { name: /^查看大图/ }).first();
    await expect(picture).toBeVisible();
    expect(scripts.some((url) => /mountImageViewer/.test(url))).toBe(false);
    await picture.tap();
    const viewer = page.getByRole('dialog', { name: '看图' });
    await expect(viewer.locator('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    expect(watch.problems).toEqual([]);
  },
);

test('a visitor who comes back is taken to where they stopped, once', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await settle(page);
  // The code that keeps the place comes with the first scroll.
  const code = page.waitForResponse(/\/assets\/keepReadingPosition-/);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await (await code).finished();
  await settle(page);
  await page.goto(pages.home);
  await page.goto(pages.article);
  await expectMessage(page, '已回到上次读到的位置');
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThan(60);
});

test('the address can be copied, and the article reported', { tag }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pages.article);
  await page.locator('main article').getByRole('button', { name: '复制链接' }).tap();
  await expectMessage(page, '链接已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/davmu/share/peony/doc/');
  await page.locator('main article').getByRole('button', { name: '举报' }).tap();
  await expect(page.getByRole('dialog').filter({ hasText: '举报' }).getByRole('radio').first()).toBeVisible();
});

test('more of a list keeps the focus, to its end', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const list = page.getByRole('region', { name: '编辑推荐' });
  const more = list.getByRole('button', { name: '加载更多' });
  while (await more.isVisible()) {
    const before = await list.getByRole('link').count();
    await more.press('Enter');
    await expect.poll(() => list.getByRole('link').count()).toBeGreaterThan(before);
    expect(await list.evaluate((region) => region.contains(document.activeElement))).toBe(true);
  }
  await expect(list.getByText('已全部加载')).toBeFocused();
});

test('a module that only the app has says so', { tag }, async ({ page }) => {
  await page.goto(doc('sptopoff'));
  await page.locator('main article').getByRole('button', { name: '打开' }).tap();
  await expectMessage(page, '暂不支持该模块');
});

test(
  'R59: a framed page may stand without a header, and never leads the window elsewhere',
  { tag },
  async ({ page }) => {
    await page.goto(doc('linkfram'));
    await expect(page.frameLocator('main iframe').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveCount(0);
    expect(await page.locator('main iframe').getAttribute('sandbox')).not.toContain('top-navigation');
    await page.goto(doc('h5framed'));
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '菜单' }).tap();
    await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
  },
);

for (const width of [375, 320])
  test(
    `R62: a page of the site opens over its article and gives way to back and Escape at ${width} px`,
    { tag },
    async ({ page }) => {
      const watch = await watchPage(page);
      await page.setViewportSize({ width, height: 667 });
      await page.goto(doc('h5popup1'));
      const opener = page.locator('main article').getByRole('link', { name: '打开', exact: true });
      const popup = page.getByRole('dialog', { name: '暖心驿站开放规则' });
      await opener.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island=frameOpener][data-ready]')).toBeAttached();
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await opener.press('Enter');
        await expect(popup.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
        expect(await popup.locator('iframe').boundingBox()).toMatchObject({ x: 16, width: width - 32 });
        await standsInWidth(page);
        await close();
        await expect(popup).toBeHidden();
        await expect(opener).toBeFocused();
      }
      expect(new URL(page.url()).pathname).toBe(doc('h5popup1'));
      expect(watch.problems).toEqual([]);
    },
  );

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('R62: a page of the site opens in a tab of its own', async ({ page, context }) => {
    await page.goto(doc('h5popup1'));
    const tab = context.waitForEvent('page');
    await page.locator('main article').getByRole('link', { name: '打开', exact: true }).tap();
    await expect((await tab).getByRole('heading').first()).toBeVisible();
  });
});

test(
  'R38: the end of reading that could not be reported raises an alert once the visitor is back',
  { tag },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.sendBeacon = () => false;
    });
    const isRefused = page.waitForEvent('requestfailed', (request) =>
      (request.postData() ?? '').includes('read_finish'),
    );
    await page.route('**/tracker/log', (route) => route.abort());
    const started = page.waitForEvent('requestfailed', (request) =>
      (request.postData() ?? '').includes('read_start'),
    );
    await page.goto(pages.article);
    await started;
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const alert = page.getByRole('alert').filter({ hasText: '阅读记录没有送达，稍后会再试' });
    await setHidden(true);
    await isRefused;
    await expect(alert).toHaveCount(0);
    await setHidden(false);
    await expect(alert).toBeVisible();
  },
);
