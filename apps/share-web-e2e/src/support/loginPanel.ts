import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { codeFor } from './platform';

/** The login panel as a visitor meets it (names fixed in docs/operations.md). */
export const loginPanel = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '登录', exact: true });
  return {
    dialog,
    phone: dialog.getByRole('textbox', { name: '手机号' }),
    code: dialog.getByRole('textbox', { name: '验证码' }),
    agreement: dialog.getByRole('checkbox'),
    sendCode: dialog.getByRole('button', { name: '获取验证码' }),
    submit: dialog.getByRole('button', { name: '登录', exact: true }),
  };
};

/** Opens the panel with 登录, not through another action. */
export const openLoginPanel = async (page: Page) => {
  await page.locator('header').getByRole('button', { name: '登录' }).click();
  const panel = loginPanel(page);
  await expect(panel.dialog).toBeVisible();
  return panel;
};

/** Fills in the open panel with the code that the platform sends, and logs in. */
export const logInWith = async (page: Page, request: APIRequestContext, tel: string): Promise<void> => {
  const panel = loginPanel(page);
  await expect(panel.dialog).toBeVisible();
  await panel.phone.fill(tel);
  await panel.agreement.check();
  await panel.sendCode.click();
  await expect.poll(() => codeFor(request, tel)).toMatch(/^\d{6}$/);
  await panel.code.fill((await codeFor(request, tel)) ?? '');
  await panel.submit.click();
};
