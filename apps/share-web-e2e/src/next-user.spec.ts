import type { APIRequestContext, Page } from '@playwright/test';
import { pages } from './support/pages';
import { createUser, signIn } from './support/platform';
import { declineOffer, partsOf } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@session', '@comments', '@shell'];

const login = (page: Page) => page.locator('header').getByRole('button', { name: '登录' });

/** Signs in, collects the article, follows its author and writes without sending. */
const leaveTraces = async (page: Page) => {
  const { star, field } = partsOf(page);
  await expect(login(page)).toBeHidden();
  await star.tap();
  await declineOffer(page, '收藏成功');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await field.tap();
  await field.fill('只写给自己看');
  await field.blur();
  // The history loses the entry of the closed dialog a moment later, which would end a navigation that begins meanwhile.
  const overlays = () => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0);
  await expect.poll(overlays).toBe(0);
};

const logOut = async (page: Page) => {
  await page.locator('header').getByRole('button', { name: '导航' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('button', { name: '退出', exact: true }).tap();
  await expect(login(page)).toBeVisible();
};

/** Another visitor takes the place of the last at once, without a logout between. */
const becomeAnother = async (page: Page, request: APIRequestContext, alias: string) => {
  const { token, user_id } = await createUser(request, alias);
  await page.evaluate(
    ([savedToken, savedId]) => {
      localStorage.setItem('user_id', savedId);
      localStorage.setItem('token', savedToken);
    },
    [token, user_id] as const,
  );
};

const lastUser = '云浦旧读者';

/** Nothing of the visitor before. */
const isFresh = async (page: Page) => {
  const { star, field } = partsOf(page);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveValue('');
  await expect(page.getByText(lastUser)).toBeHidden();
};

const isFreshWithoutUser = async (page: Page) => {
  await expect(login(page)).toBeVisible();
  await isFresh(page);
};

test.describe('a visitor has left traces', { tag }, () => {
  /** The site in another tab. */
  let other: Page;

  test.beforeEach(async ({ page, context, request }) => {
    await page.goto(pages.article);
    await signIn(page, request, lastUser);
    await page.goto(pages.article);
    await leaveTraces(page);
    other = await context.newPage();
    await other.goto(pages.article);
  });

  test('a logout in one tab takes everything of the visitor out of the other, open or come back to', async ({
    page,
  }) => {
    await logOut(other);
    await isFreshWithoutUser(page);
    await page.reload();
    await isFreshWithoutUser(page);
  });

  test('Back after a logout in another tab shows nothing of the visitor', async ({ page }) => {
    await page.goto(pages.home);
    await logOut(other);
    await page.goBack();
    await isFreshWithoutUser(page);
  });

  test('another visitor in another tab: nothing of the last is shown to them', async ({ page, request }) => {
    await becomeAnother(other, request, '云浦新读者');
    await isFresh(page);
    await expect(login(page)).toBeHidden();
    await page.reload();
    await expect(login(page)).toBeHidden();
    await isFresh(page);
  });

  test('Back after another visitor has come in another tab shows nothing of the last', async ({
    page,
    request,
  }) => {
    await page.goto(pages.home);
    await becomeAnother(other, request, '云浦新读者');
    await page.goBack();
    await expect(login(page)).toBeHidden();
    await isFresh(page);
  });
});

test('after a logout the focus is on 登录', { tag }, async ({ page, request }) => {
  await page.goto(pages.article);
  await signIn(page, request, lastUser);
  await page.goto(pages.article);
  await page.locator('header').getByRole('button', { name: '我的账号' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('button', { name: '退出', exact: true }).tap();
  await declineOffer(page, '退出登录成功~');
  await expect(login(page)).toBeFocused();
});
