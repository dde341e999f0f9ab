import type { Locator, Page } from '@playwright/test';
import { agents } from './support/agents';
import { audit } from './support/audit';
import { expectMessage } from './support/expectMessage';
import { holdScripts, scripts } from './support/holdScripts';
import { addressOf } from './support/islandFiles';
import { logInWith, loginPanel } from './support/loginPanel';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { declineOffer, partsOf } from './support/takingPart';
import { startRecorder } from './support/startSite';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@islands', '@shell', '@auth'];

const readingTools = 'libs/content-detail/src/article-tools/ReadingTools.tsx';

const open = (page: Page, path = pages.article) => page.goto(path, { waitUntil: 'commit' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const header = (page: Page) => page.locator('header').first();

const isFocusInside = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.contains(document.activeElement), id);
const scrollLock = (page: Page) => page.evaluate(() => document.documentElement.style.overflow);

const cases = [
  {
    id: 'login',
    name: '登录',
    opener: (page: Page) => header(page).getByRole('button', { name: '登录' }),
  },
  { id: 'login', name: '登录', opener: (page: Page) => partsOf(page).star },
  {
    id: 'navigation',
    name: '导航',
    opener: (page: Page) => header(page).getByRole('button', { name: '导航' }),
  },
  {
    id: 'textSize',
    name: '阅读设置',
    opener: (page: Page) => page.locator('[data-island=tools]').getByRole('button', { name: '字号' }),
  },
  {
    id: 'openApp',
    name: '打开App点赞',
    opener: (page: Page) => page.getByRole('button', { name: /^点赞/ }),
  },
];

for (const [index, { id, name, opener }] of cases.entries()) {
  test(`${index}: ${name} opens from the document alone, and closes again`, { tag }, async ({ page }) => {
    const watch = await watchPage(page);
    await page.route(scripts, () => {});
    await open(page);
    const control = opener(page);
    const panel = dialog(page, name);
    await expect(panel).toBeHidden();
    await control.tap();
    await expect(panel).toBeVisible();
    expect(await isFocusInside(page, id)).toBe(true);
    expect(await scrollLock(page)).toBe('hidden');
    expect(await audit(page)).toEqual([]);
    expect(await watch.layoutShift()).toBeLessThan(0.002);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => panel.locator('[data-closes]').first().tap(),
    ]) {
      await close();
      await expect(panel).toBeHidden();
      await expect(control).toBeFocused();
      await expect(control).not.toHaveAttribute('aria-busy', 'true');
      expect(await scrollLock(page)).toBe('');
      // A declined offer of the app does not come again in this visit (R23).
      if (id === 'openApp') break;
      await control.tap();
      await expect(panel).toBeVisible();
    }
    expect(watch.problems).toEqual([]);
  });
}

/** Where each control of a panel is, in whole pixels; those that do not take taps are left out. */
const placesOf = (panel: Locator) =>
  panel.locator('a, button, input, select').evaluateAll((controls) =>
    controls
      .filter(
        (control) => !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
      )
      .map((control) => {
        const { left, top } = control.getBoundingClientRect();
        const name =
          control.getAttribute('aria-label') || control.textContent || control.getAttribute('name');
        return `${name} ${Math.round(left)} ${Math.round(top)}`;
      }),
  );

for (const [index, { id, name, opener }] of cases.entries())
  test(
    `${index}: nothing in ${name} moves under the finger when its code and its answers come`,
    { tag },
    async ({ page, request }) => {
      const release = await holdScripts(page);
      if (id === 'navigation') await signIn(page, request, '开过菜单的人');
      await open(page);
      await opener(page).tap();
      const panel = dialog(page, name);
      await panel.evaluate(async (element) => {
        await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      });
      const before = await placesOf(panel);
      expect(before.length).toBeGreaterThan(1);
      release();
      await expect(page.locator(`[data-island=${id}][data-ready]`)).toBeAttached();
      if (id === 'navigation') await expect(panel.getByRole('link', { name: '推荐' })).toBeVisible();
      expect(await placesOf(panel)).toEqual(expect.arrayContaining(before));
    },
  );

for (const agent of ['weibo', 'wechatAndroid'] as const)
  test.describe(agent, { tag }, () => {
    test.use({ userAgent: agents[agent] });
    test('打开 shows the way to the browser from the document alone', async ({ page }) => {
      await page.route(scripts, () => {});
      await open(page);
      await page.evaluate(() => {
        addEventListener('openApp', () => document.documentElement.setAttribute('data-received', ''));
      });
      await header(page).getByRole('link', { name: '打开', exact: true }).tap();
      const sheet = dialog(page, '在浏览器里打开App');
      await expect(sheet).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-received');
      expect(await isFocusInside(page, 'offer')).toBe(true);
      expect(await audit(page)).toEqual([]);
      await sheet.getByRole('button', { name: '知道了' }).tap();
      await expect(sheet).toBeHidden();
      expect(page.url()).toContain(pages.article);
    });
  });

test(
  'what is typed before any code is there is saved, and the login and the 收藏 come to their end',
  { tag },
  async ({ page, request }) => {
    const watch = await watchPage(page);
    const tel = `139${String(Date.now()).slice(-8)}`;
    const release = await holdScripts(page);
    await open(page);
    const { star } = partsOf(page);
    await star.tap();
    const panel = loginPanel(page);
    await expect(panel.dialog).toBeVisible();
    await panel.agreement.check();
    await panel.phone.tap();
    await page.keyboard.type(tel);
    const box = await panel.dialog.boundingBox();
    release();
    await expect(page.locator('[data-island=login][data-ready]')).toBeAttached();
    await expect(panel.phone).toHaveValue(`${tel.slice(0, 3)} ${tel.slice(3, 7)} ${tel.slice(7)}`);
    await expect(panel.phone).toBeFocused();
    await expect(panel.agreement).toBeChecked();
    expect(await panel.dialog.boundingBox()).toEqual(box);
    await logInWith(page, request, tel);
    await declineOffer(page, '收藏成功');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(watch.problems).toEqual([]);
  },
);

test('获取验证码 tapped before any code is there sends one', { tag }, async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await header(page).getByRole('button', { name: '登录' }).tap();
  const { phone, agreement, sendCode, dialog: panel } = loginPanel(page);
  await phone.pressSequentially(`138${String(Date.now()).slice(-8)}`);
  await agreement.check();
  await sendCode.tap({ force: true });
  await expect(sendCode).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(panel).toContainText('验证码发送成功');
  await expect(panel.getByRole('button', { name: /秒后重新获取$/ })).toBeVisible();
});

test('a panel that was closed before its code came does not open again', { tag }, async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  for (const { name, opener } of cases) {
    await opener(page).tap();
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toBeHidden();
  }
  const { star } = partsOf(page);
  await expect(star).toBeVisible();
  release();
  await header(page).getByRole('button', { name: '导航' }).tap();
  await expect(page.locator('[data-island=navigation][data-ready]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-island=footer][data-ready]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await star.tap();
  await expect(page.locator('[data-island=footer][data-ready]')).toBeAttached();
  await expect(loginPanel(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(star).toBeFocused();
});

test(
  'closed while only the code of the panel is there: it opens at the next tap, and not by itself',
  { tag },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${addressOf(readingTools)}`, async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    const control = page.locator('[data-island=tools]').getByRole('button', { name: '字号' });
    const sheet = dialog(page, '阅读设置');
    await control.tap();
    await expect(page.locator('[data-island=textSize][data-ready]')).toBeAttached();
    for (let times = 0; times < 2; times += 1) {
      await expect(sheet).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(control).toBeFocused();
      if (times === 0) await control.tap();
    }
    release();
    await expect(page.locator('[data-island=tools][data-ready]')).toBeAttached();
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  '登录 in the menu, before any code is there: the login lies alone over the page',
  { tag },
  async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    await header(page).getByRole('button', { name: '导航' }).tap();
    await dialog(page, '导航').getByRole('button', { name: /^登录/ }).tap();
    const panel = loginPanel(page);
    await expect(panel.dialog).toBeVisible();
    await expect(dialog(page, '导航')).toBeHidden();
    await expect(panel.phone).toBeFocused();
    release();
    await expect(page.locator('[data-island=login][data-ready]')).toBeAttached();
    await expect(panel.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a text size chosen before any code is there is taken', { tag }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.addInitScript(() => localStorage.setItem('share:theme', 'dark'));
  await open(page);
  await page.locator('[data-island=tools]').getByRole('button', { name: '字号' }).tap();
  const sheet = dialog(page, '阅读设置');
  await expect(sheet.getByRole('radio', { name: '深色' })).toBeChecked();
  await sheet.getByRole('radio', { name: '大', exact: true }).check();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-size', 'large');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(sheet).toBeVisible();
});

test('for a visitor who is signed in, 收藏 opens no login', { tag }, async ({ page, request }) => {
  const release = await holdScripts(page);
  await signIn(page, request, '早到的人');
  await open(page);
  const { star } = partsOf(page);
  await star.tap();
  await expect(star).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await declineOffer(page, '收藏成功');
});

test(
  'a text size chosen before any code shows at once, and stays when the panel is closed',
  { tag },
  async ({ page }) => {
    const root = page.locator('html');
    const release = await holdScripts(page);
    await open(page);
    await page.locator('[data-article-tools]').getByRole('button', { name: '字号' }).tap();
    const panel = dialog(page, '阅读设置');
    await panel.getByRole('radio', { name: '大字版' }).tap();
    await expect(root).toHaveAttribute('data-size', 'elder');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    release();
    await page.getByRole('button', { name: '字号' }).first().tap();
    await expect(page.locator('[data-island=textSize][data-ready]')).toBeAttached();
    await expect(panel.getByRole('radio', { name: '大字版' })).toBeChecked();
    await expect(root).toHaveAttribute('data-size', 'elder');
    await page.reload();
    await expect(root).toHaveAttribute('data-size', 'elder');
  },
);

const earlyTaps = [
  ['androidChrome', '收藏', (page: Page) => partsOf(page).star, '登录'],
  [
    'androidChrome',
    '字号',
    (page: Page) => page.locator('[data-island=tools]').getByRole('button', { name: '字号' }),
    '阅读设置',
  ],
  [
    'weibo',
    '打开',
    (page: Page) => header(page).getByRole('link', { name: '打开', exact: true }),
    '在浏览器里打开App',
  ],
] as const;
for (const [agent, name, find, panel] of earlyTaps)
  test.describe(`${agent}, before the panels have arrived`, { tag }, () => {
    test.use({ userAgent: agents[agent] });
    test(`${name} opens its panel as soon as it is there`, async ({ page, request }) => {
      const html = await (await request.get(pages.article)).text();
      const panelAt = html.indexOf('<dialog');
      let arrive = () => {};
      const host = await startRecorder(({ url = '' }, answer) => {
        if (url.endsWith('.js')) return;
        if (url !== pages.article) return void answer.end();
        answer.setHeader('Content-Type', 'text/html; charset=utf-8');
        answer.write(html.slice(0, panelAt));
        arrive = () => void answer.end(html.slice(panelAt));
      });
      await open(page, host.url + pages.article);
      await find(page).tap();
      await expect(find(page)).toHaveAttribute('aria-busy', 'true');
      arrive();
      await expect(dialog(page, panel)).toBeVisible();
      await expect(page).toHaveURL(host.url + pages.article);
      host.close();
    });
  });

test.describe('the own client', { tag }, () => {
  test.use({ userAgent: agents.ownClient });
  test('a like is answered by a message only', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    await page.getByRole('button', { name: /^点赞/ }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expectMessage(page, '请在App里点赞');
  });
});

test.describe('without script', { tag }, () => {
  test.use({ javaScriptEnabled: false });
  test('nothing of a panel is seen', async ({ page }) => {
    await page.goto(pages.article);
    await expect(page.locator('dialog')).not.toHaveCount(0);
    for (const panel of await page.locator('dialog').all()) await expect(panel).toBeHidden();
  });
});

/** `EARLY_TAPS=50` tries as many visits with each control. */
const visits = Number(process.env['EARLY_TAPS'] ?? 1);

test(`taps made as soon as a control is there: ${visits} each, none lost`, { tag }, async ({ context }) => {
  test.setTimeout(60_000 + visits * 30_000);
  for (const { id, name, opener } of cases)
    for (let visit = 0; visit < visits; visit += 1) {
      // A panel that closes goes back in the history, which would end the navigation to the next visit.
      const page = await context.newPage();
      await open(page);
      await opener(page).tap();
      await expect(dialog(page, name)).toBeVisible();
      await expect(page.locator(`[data-island=${id}][data-ready]`)).toBeAttached();
      await expect(page.locator('[data-tapped]')).toHaveCount(0);
      await expect(dialog(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.close();
    }
});

test(
  'the style sheet before the panels is requested in the head, and loaded once',
  { tag },
  async ({ page, request }) => {
    const [head = '', body = ''] = (await (await request.get(pages.article)).text()).split('</head>');
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(body) ?? [];
    expect(sheet).toMatch(/\.css$/);
    expect(head).toContain(`<link rel="preload" as="style" href="${sheet}" fetchpriority="low">`);

    const loaded: string[] = [];
    page.on('request', (requested) => loaded.push(new URL(requested.url()).pathname));
    await page.goto(pages.article);
    expect(loaded.filter((path) => path === sheet)).toHaveLength(1);
  },
);
