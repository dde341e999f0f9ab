import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { auditBothAppearances } from './support/expectAccessible';
import { expectMessage } from './support/expectMessage';
import { logInWith, loginPanel, openLoginPanel } from './support/loginPanel';
import { pages } from './support/pages';
import { codeFor, newPhone, platformUrl, signIn } from './support/platform';
import { declineOffer, partsOf } from './support/takingPart';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@auth', '@session'];

const loginButton = (page: Page) => page.locator('header').getByRole('button', { name: '登录' });
const savedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test(
  'a visitor logs in with the code that was sent, and still is after a reload',
  { tag },
  async ({ page, request }) => {
    const watch = await watchPage(page);
    await page.goto(pages.article);
    await openLoginPanel(page);
    await logInWith(page, request, newPhone());
    await expect(loginPanel(page).dialog).toBeHidden();
    await declineOffer(page, '登录成功～');
    expect(await savedToken(page)).toBeTruthy();
    await page.reload();
    await expect(loginButton(page)).toBeHidden();
    expect(watch.problems).toEqual([]);
  },
);

test('the token of a visitor leaves the browser in one header only', { tag }, async ({ page, request }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('request', (call) => lines.push(call.url(), call.postData() ?? ''));
  page.on('framenavigated', (frame) => lines.push(frame.url()));
  await page.goto(pages.article);
  await openLoginPanel(page);
  await logInWith(page, request, newPhone());
  await declineOffer(page, '登录成功～');
  const token = (await savedToken(page)) ?? '';
  expect(token.length).toBeGreaterThan(20);
  const beacon = page.waitForRequest('**/tracker/log');
  const requested = page.waitForRequest((call) => call.headers()['authorization']?.includes(token) ?? false);
  const document = await page.reload();
  lines.push((await document?.text()) ?? '');
  await requested;
  await beacon;
  await partsOf(page).star.tap();
  await expectMessage(page, '收藏成功');
  lines.push(await page.content(), page.url());
  lines.push(await (await request.get(`${platformUrl()}/-/beacons`)).text());
  expect(lines.join('\n')).toContain(pages.article);
  expect(lines.filter((text) => text.includes(token))).toEqual([]);
});

test('without a storage the login lasts as long as the page', { tag }, async ({ page, request }) => {
  const watch = await watchPage(page);
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('disabled', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
  });
  const { star } = partsOf(page);
  await page.goto(pages.article);
  await star.tap();
  await logInWith(page, request, newPhone());
  await declineOffer(page, '收藏成功');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(loginButton(page)).toBeHidden();
  expect(watch.problems).toEqual([]);
});

test(
  'the phone number is shown in groups, also when it is pasted with its country',
  { tag },
  async ({ page }) => {
    await page.goto(pages.article);
    const { phone } = await openLoginPanel(page);
    await phone.fill('+86 138-0013-8000');
    await expect(phone).toHaveValue('138 0013 8000');
  },
);

test(
  'sending a code starts a countdown that a second opening of the panel still shows',
  { tag },
  async ({ page, request }) => {
    const tel = newPhone();
    await page.goto(pages.article);
    const panel = await openLoginPanel(page);
    await panel.phone.fill(tel);
    await panel.agreement.check();
    await panel.sendCode.click();
    await expect(page.getByText('验证码发送成功')).toBeVisible();
    await expect(panel.dialog.getByText(/^\d+ ?秒后重新获取$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.dialog).toBeHidden();
    await openLoginPanel(page);
    await expect(panel.dialog.getByText(/^\d+ ?秒后重新获取$/)).toBeVisible();
    await expect(panel.phone).toHaveValue('');
    expect(await codeFor(request, tel)).toMatch(/^\d{6}$/);
  },
);

test('a restored login that the platform refuses says why, once (spec §8)', { tag }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'ended-long-ago'));
  await page.goto(pages.article);
  const message = page.getByText('请先登录', { exact: true }).filter({ visible: true });
  await expect(message).toBeVisible();
  await expect(loginButton(page)).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(500);
  await expect(message).toHaveCount(0);
});

test('R87: no code is sent before the box is ticked', { tag }, async ({ page, request }) => {
  const tel = newPhone();
  await page.goto(pages.article);
  const panel = await openLoginPanel(page);
  await expect(panel.dialog.getByRole('heading')).toHaveText('登录云浦新闻');
  await panel.phone.fill(tel);
  await panel.sendCode.click();
  await expect(panel.dialog.getByText('请勾选阅读并同意《用户协议》《隐私政策》')).toBeVisible();
  await expect(panel.agreement).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.sendCode).toBeVisible();
  expect(await codeFor(request, tel)).toBeUndefined();
  await panel.agreement.check();
  await panel.sendCode.click();
  await expect.poll(() => codeFor(request, tel)).toMatch(/^\d{6}$/);
});

test('a wrong code is answered with the message of the platform', { tag }, async ({ page, request }) => {
  const tel = newPhone();
  await page.goto(pages.article);
  const panel = await openLoginPanel(page);
  await panel.phone.fill(tel);
  await panel.agreement.check();
  await panel.sendCode.click();
  await expect.poll(() => codeFor(request, tel)).toBeTruthy();
  const right = await codeFor(request, tel);
  const wrong = right === '111111' ? '222222' : '111111';
  await panel.code.fill(wrong);
  await panel.submit.click();
  await expect(panel.dialog.getByText('验证码错误')).toBeVisible();
  await expect(panel.code).toHaveAttribute('aria-invalid', 'true');
  await expect(panel.code).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(wrong);
  await expect(panel.phone).not.toHaveValue('');
  expect(await savedToken(page)).toBeNull();
});

test('nothing is sent while the agreement is not ticked', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const panel = await openLoginPanel(page);
  await panel.phone.fill(newPhone());
  await panel.code.fill('123456');
  let requested = false;
  await page.route('**/peony/v1/auth', (route) => {
    // The anonymous token comes from the same address, at any moment.
    requested ||= /verify_code/.test(route.request().postData() ?? '');
    return route.continue();
  });
  await panel.submit.click();
  await expect(panel.dialog.getByText('请勾选阅读并同意《用户协议》《隐私政策》')).toBeVisible();
  expect(requested).toBe(false);
});

test('the agreements open over the panel and leave the fields as they were', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const panel = await openLoginPanel(page);
  await panel.phone.fill('13800138000');
  for (const name of ['《用户协议》', '《隐私政策》']) {
    await panel.dialog.getByRole('link', { name }).click();
    await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('iframe')).toBeHidden();
  }
  await expect(panel.phone).toHaveValue('138 0013 8000');
});

test(
  'an agreement runs no script, even if it came with one and without a policy',
  { tag },
  async ({ page }) => {
    await page.route('**/davmu/agreement/user_agreement', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<h1>用户协议</h1><script>parent.document.title = document.title = "taken"</script>',
      }),
    );
    await page.goto(pages.article);
    const panel = await openLoginPanel(page);
    await panel.dialog.getByRole('link', { name: '《用户协议》' }).click();
    await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
    await expect(page).not.toHaveTitle('taken');
  },
);

test('the keyboard alone is enough, and Escape gives the focus back', { tag }, async ({ page, request }) => {
  const tel = newPhone();
  await page.goto(pages.article);
  const panel = loginPanel(page);
  await loginButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel.phone).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(loginButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.phone).toBeFocused();
  await page.keyboard.type(tel);
  // 清除 comes with the code of the panel.
  const clear = panel.dialog.getByRole('button', { name: '清除' });
  await expect(clear).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.code).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.sendCode).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.agreement).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => codeFor(request, tel)).toMatch(/^\d{6}$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type((await codeFor(request, tel)) ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.agreement).toBeFocused();
  for (const name of ['《用户协议》', '《隐私政策》']) {
    await page.keyboard.press('Tab');
    await expect(panel.dialog.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(panel.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '登录成功～' })).toBeVisible();
});

test(
  'neither the panel, new or with its complaints, nor the composer has an accessibility violation',
  { tag },
  async ({ page, request }) => {
    await page.goto(pages.article);
    const panel = await openLoginPanel(page);
    await auditBothAppearances(page);
    await panel.phone.fill('12345678901');
    // It is `aria-disabled`, but still shows a message.
    await panel.sendCode.click({ force: true });
    await expect(panel.dialog.getByText('请输入正确的手机号')).toBeVisible();
    await panel.phone.fill('13800138000');
    await panel.code.fill('123456');
    await panel.submit.click();
    await expect(panel.dialog.getByText('请勾选阅读并同意《用户协议》《隐私政策》')).toBeVisible();
    await auditBothAppearances(page);

    await signIn(page, request, '写字的人');
    await page.goto(pages.article);
    await partsOf(page).field.tap();
    await partsOf(page).field.fill('写到一半');
    await auditBothAppearances(page);
  },
);

for (const [name, viewport, size] of [
  ['on the smallest phone', { width: 320, height: 568 }, ''],
  ['on the smallest phone at 200 % text', { width: 320, height: 568 }, 'max'],
] as const) {
  test(`everything of the panel is in reach ${name}`, { tag }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((value) => localStorage.setItem('share:size', value), size);
    await page.goto(pages.article);
    await partsOf(page).star.tap();
    const panel = loginPanel(page);
    await expect(panel.phone).toBeVisible();
    await panel.phone.fill('13800138000');
    await panel.code.fill('123456');
    for (const control of [panel.phone, panel.code, panel.sendCode, panel.agreement, panel.submit]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
      await control.click({ trial: true });
    }
    expect(await hasSidewaysScroll(page)).toBe(false);
    expect(
      await panel.dialog.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        ),
      ),
    ).toBe(false);
  });
}

test(
  'a logout asks first, forgets the visitor here and in the other tab',
  { tag },
  async ({ page, context, request }) => {
    await signIn(page, request, '晨跑的人');
    await page.goto(pages.article);
    const other = await context.newPage();
    await other.goto(pages.article);
    await expect(loginButton(other)).toBeHidden();
    await page.getByRole('button', { name: '导航' }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    const loggedOut = page.waitForRequest('**/peony/v1/account/logout');
    await page
      .getByRole('dialog', { name: '确定退出登录？' })
      .getByRole('button', { name: '退出', exact: true })
      .click();
    expect((await loggedOut).headers()['authorization']).toBeTruthy();
    await expect(page.getByText('退出登录成功~')).toBeVisible();
    expect(await savedToken(page)).toBeNull();
    await expect(loginButton(other)).toBeVisible();
  },
);

test.describe('in the mini program', { tag }, () => {
  test.use({ userAgent: agents.miniProgram });

  test('微信登录 leaves with a state and comes back through /auth to where the visitor was', async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      const scope = window as unknown as {
        requested: unknown[];
        WeixinJSBridge: object;
        __wxjs_environment: string;
      };
      scope.requested = [];
      scope.__wxjs_environment = 'miniprogram';
      scope.WeixinJSBridge = {
        invoke: (...call: unknown[]) => scope.requested.push(call),
        on: () => undefined,
      };
    });
    await page.goto(pages.article);
    await partsOf(page).star.tap();
    const panel = loginPanel(page);
    const wechat = panel.dialog.getByRole('button', { name: '微信登录' });
    await wechat.click();
    await expect(panel.dialog.getByText('请勾选阅读并同意《用户协议》《隐私政策》')).toBeVisible();
    await panel.agreement.check();
    await wechat.click();
    const requested = () =>
      page.evaluate(() => JSON.stringify((window as unknown as { requested: unknown[] }).requested));
    await expect
      .poll(requested)
      .toContain(`/pages/login/index?path=${encodeURIComponent(pages.article)}&state=`);
    const state = /state=([\w-]+)/.exec(await requested())?.[1] ?? '';

    const answer = await request.post(`${platformUrl()}/-/user-token`, { data: { alias: '小程序里的人' } });
    const { token, user_id } = (await answer.json()) as { token: string; user_id: string };
    const fields = new URLSearchParams({ token, user_id, state, redirect: pages.article });
    await page.goto(`/davmu/share/auth?t=1#${fields.toString()}`);
    await expect(page).toHaveURL(new RegExp(`${pages.article}$`));
    expect(await savedToken(page)).toBe(token);
    await page.goto(`/davmu/share/auth?t=2#${fields.toString()}`);
    await expect(page.getByText('登录信息已失效，请回到原来的页面重新登录。')).toBeVisible();
    expect(page.url()).not.toContain(token);
  });
});

test('outside the mini program 微信登录 is not offered', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  const { dialog } = await openLoginPanel(page);
  await expect(dialog.getByRole('button', { name: '微信登录' })).toHaveCount(0);
});
