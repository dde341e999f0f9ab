import type { APIRequestContext, Page } from '@playwright/test';
import { logInWith } from './loginPanel';
import { newPhone } from './platform';
import { expect } from './visitor';

/** 投诉举报 in the menu, a reason and a login, until the platform has it. */
export const sendComplaint = async (page: Page, request: APIRequestContext): Promise<void> => {
  await page.getByRole('button', { name: /^(导航|菜单)$/ }).tap();
  await page.getByRole('dialog', { name: '导航' }).getByRole('button', { name: '投诉举报' }).tap();
  const sheet = page.getByRole('dialog', { name: '投诉举报' });
  await sheet.getByRole('radio').first().check();
  const answer = page.waitForResponse('**/peony/v1/report');
  await sheet.getByRole('button', { name: '提交' }).tap();
  await logInWith(page, request, newPhone());
  expect((await answer).ok()).toBe(true);
  await expect(page.getByText('已收到，我们会尽快处理')).toBeVisible();
};
