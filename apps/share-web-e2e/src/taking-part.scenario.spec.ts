import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { logInWith, loginPanel } from './support/loginPanel';
import { newPhone, playScenario, signIn } from './support/platform';
import { declineOffer, partsOf, untilReady } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@comments', '@content-detail', '@session'];

test.afterEach(({ request }) => playScenario(request, 'default'));

const statusMessage = (page: Page) =>
  page.getByRole('status').filter({ hasText: /网络|频繁|稍后/, visible: true });

test(
  'R24: a comment that is refused returns to the field without a word',
  { tag },
  async ({ page, request }) => {
    const { comments, field, send } = partsOf(page);
    await signIn(page, request, '手快的人');
    await page.goto(pages.article);
    await playScenario(request, 'comment-refused');
    await field.tap();
    await field.fill('说得太快了');
    const refused = page.waitForResponse('**/peony/v1/comment/wetland1');
    await send.tap();
    expect((await refused).status()).toBe(429);
    await expect(field).toHaveValue('说得太快了');
    await expect(comments).not.toContainText('说得太快了');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(statusMessage(page)).toBeHidden();
  },
);

test('R24: a collection that is refused goes back without a word', { tag }, async ({ page, request }) => {
  const { star } = partsOf(page);
  await signIn(page, request, '收藏的人');
  await page.goto(pages.article);
  await untilReady(page, 'footer');
  await playScenario(request, 'collect-fails');
  const refused = page.waitForResponse('**/peony/v1/collection/wetland1');
  await star.tap();
  await refused;
  await expect(star).toHaveAttribute('aria-busy', 'false');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(statusMessage(page)).toBeHidden();
});

test.describe('R20: the platform says that the login has ended', { tag }, () => {
  test('a comment: the panel opens, and the text is there after the login', async ({ page, request }) => {
    const { field, send, comments } = partsOf(page);
    const text = `登录过期也不怕 ${Date.now()}`;
    await signIn(page, request, '久没来的人');
    await page.goto(pages.article);
    await untilReady(page, 'footer');
    await playScenario(request, 'token-ended');
    await field.tap();
    await field.fill(text);
    await send.tap();
    await expect(loginPanel(page).dialog).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await playScenario(request, 'default');
    await logInWith(page, request, newPhone());
    await expect(field).toHaveValue(text);
    await send.tap();
    await declineOffer(page, '评论成功');
    await expect(comments).toContainText(text);
  });

  for (const [name, message] of [
    ['收藏', '收藏成功'],
    ['关注', '关注成功'],
  ] as const) {
    test(`${name}: the panel opens, and it is done after the login`, async ({ page, request }) => {
      const control = page.getByRole('button', { name, exact: true }).first();
      await signIn(page, request, '久没来的人');
      await page.goto(pages.article);
      await untilReady(page, 'footer');
      await untilReady(page, 'follow');
      await playScenario(request, 'token-ended');
      await control.tap();
      await expect(loginPanel(page).dialog).toBeVisible();
      await playScenario(request, 'default');
      await logInWith(page, request, newPhone());
      await declineOffer(page, message);
      await expect(control).toHaveAttribute('aria-pressed', 'true');
    });
  }
});
