import type { Page } from '@playwright/test';
import { expect } from './visitor';

/** The open sheet of 投诉举报: a reason, until the platform has it. */
export const completeComplaint = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: '投诉举报' });
  await sheet.getByRole('radio').first().check();
  const answer = page.waitForResponse('**/peony/v1/report');
  await sheet.getByRole('button', { name: '提交' }).tap();
  expect((await answer).ok()).toBe(true);
  await expect(page.getByText('已收到，我们会尽快处理')).toBeVisible();
  await expect(sheet).toBeHidden();
};

/** The complaint about a page, from its menu on. */
export const sendComplaint = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(导航|菜单)$/ }).tap();
  await page.getByRole('dialog', { name: '导航' }).getByRole('button', { name: '投诉举报' }).tap();
  await completeComplaint(page);
};
