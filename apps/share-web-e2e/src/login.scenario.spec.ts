import type { Page } from '@playwright/test';
import { expectMessage } from './support/expectMessage';
import { logInWith, loginPanel, openLoginPanel } from './support/loginPanel';
import { pages } from './support/pages';
import { newPhone, playScenario } from './support/platform';
import { expect, test } from './support/visitor';

const tag = ['@auth', '@session'];

test.afterEach(({ request }) => playScenario(request, 'default'));

const openPanel = async (page: Page) => {
  await page.goto(pages.article);
  return openLoginPanel(page);
};

test(
  'R21: an account that is not ready is requested again, three times',
  { tag },
  async ({ page, request }) => {
    await playScenario(request, 'account-402');
    await openPanel(page);
    await logInWith(page, request, newPhone());
    await expect(page.getByRole('dialog', { name: '登录成功～' })).toBeVisible();
  },
);

test(
  'R21: after that the login is given up with a message and leaves nothing behind',
  { tag },
  async ({ page, request }) => {
    await playScenario(request, 'account-402-always');
    await openPanel(page);
    await logInWith(page, request, newPhone());
    await expectMessage(page, '网络错误，请稍后重试～');
    await expect(loginPanel(page).dialog).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

for (const [scenario, message] of [
  ['code-wrong', '验证码错误'],
  ['code-ended', '验证码已失效，请重新获取'],
] as const) {
  test(`${scenario}: the platform says why, and what was typed stays`, { tag }, async ({ page, request }) => {
    const panel = await openPanel(page);
    await playScenario(request, scenario);
    await logInWith(page, request, newPhone());
    await expect(panel.dialog.getByText(message)).toBeVisible();
    await expect(panel.code).not.toHaveValue('');
    await expect(panel.submit).toBeEnabled();
  });
}

test('too many codes are answered with the message of the platform', { tag }, async ({ page, request }) => {
  const panel = await openPanel(page);
  await playScenario(request, 'sms-rate-limited');
  await panel.phone.fill(newPhone());
  await panel.agreement.check();
  await panel.sendCode.click();
  await expect(panel.dialog.getByText('操作太频繁了，请稍后再试')).toBeVisible();
  await expect(panel.sendCode).toBeVisible();
});

test('a logout that the platform does not answer still logs out here', { tag }, async ({ page, request }) => {
  await openPanel(page);
  await logInWith(page, request, newPhone());
  await expect(loginPanel(page).dialog).toBeHidden();
  await playScenario(request, 'logout-fails');
  await page.goto(pages.article);
  await page.getByRole('button', { name: '导航' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page
    .getByRole('dialog', { name: '确定退出登录？' })
    .getByRole('button', { name: '退出', exact: true })
    .click();
  await expect(page.getByText('退出登录成功~')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
