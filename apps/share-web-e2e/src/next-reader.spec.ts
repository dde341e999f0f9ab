import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { signIn } from './support/platform';
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
};

const logOut = async (page: Page) => {
  await page.locator('header').getByRole('button', { name: '导航' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('button', { name: '退出', exact: true }).tap();
  await expect(login(page)).toBeVisible();
};

/** Nothing of the reader before. */
const isFresh = async (page: Page, alias: string) => {
  const { star, field } = partsOf(page);
  await expect(login(page)).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(field).toHaveValue('');
  await expect(page.getByText(alias)).toBeHidden();
};

test(
  'a logout in one tab takes everything of the reader out of the other, open or come back to',
  { tag },
  async ({ page, context, request }) => {
    const alias = '云浦旧读者';
    await page.goto(pages.article);
    await signIn(page, request, alias);
    await page.goto(pages.article);
    await leaveTraces(page);
    const other = await context.newPage();
    await other.goto(pages.article);
    await logOut(other);
    await isFresh(page, alias);
    await page.reload();
    await isFresh(page, alias);
  },
);

test(
  'Back after a logout in another tab shows nothing of the reader',
  { tag },
  async ({ page, context, request }) => {
    const alias = '云浦旧读者';
    await page.goto(pages.article);
    await signIn(page, request, alias);
    await page.goto(pages.article);
    await leaveTraces(page);
    await page.goto(pages.home);
    const other = await context.newPage();
    await other.goto(pages.article);
    await logOut(other);
    await page.goBack();
    await isFresh(page, alias);
  },
);

test('after a logout the focus is on 登录', { tag }, async ({ page, request }) => {
  await page.goto(pages.article);
  await signIn(page, request, '云浦旧读者');
  await page.goto(pages.article);
  await page.locator('header').getByRole('button', { name: '我的账号' }).tap();
  await page.getByRole('button', { name: '退出登录' }).tap();
  await page.getByRole('button', { name: '退出', exact: true }).tap();
  await declineOffer(page, '退出登录成功~');
  await expect(login(page)).toBeFocused();
});
