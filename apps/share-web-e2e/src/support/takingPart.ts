import { expect, type Page } from '@playwright/test';

/** The parts of a page that a visitor takes part in (names fixed in docs/operations.md). */
export const partsOf = (page: Page) => {
  const comments = page.getByRole('region', { name: '评论' });
  return {
    comments,
    threads: comments.locator('> ul > li'),
    field: page.getByRole('textbox', { name: '发表评论' }),
    send: page.getByRole('button', { name: '发送' }),
    star: page.getByRole('button', { name: '收藏', exact: true }),
    follow: page.getByRole('button', { name: '关注', exact: true }).first(),
  };
};

/** Waits for the code of a part of the page that a visitor has scrolled to. */
export const untilReady = async (page: Page, island: string): Promise<void> => {
  const part = page.locator(`[data-island=${island}]`).first();
  await part.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(page.locator(`[data-island=${island}][data-ready]`).first()).toBeAttached();
};

/** The dialog after a success: an invitation to the app that can be declined. */
export const declineOffer = async (page: Page, message: string): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ hasText: message });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '再考虑下' }).click();
  await expect(dialog).toBeHidden();
};
