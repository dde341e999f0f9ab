import type { Page } from '@playwright/test';
import { agents } from './support/agents';
import { expectMessage } from './support/expectMessage';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { declineOffer, partsOf, untilReady } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@comments', '@shell'];

const placeOf = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = async (page: Page, place: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
  await expect.poll(() => placeOf(page)).toBe(place);
};
/** Counted in the bar and beside the heading. */
const countsOf = async (page: Page) => {
  const bar = await page.locator('[data-action=comments]').getAttribute('aria-label');
  const heading = await partsOf(page).comments.locator('header').textContent();
  return [bar, heading].map((text) => Number(/\d+/.exec(text ?? '')?.[0]));
};

test(
  'an own comment is deleted after a question, for everybody; those of others cannot be',
  { tag },
  async ({ page, request }) => {
    const { comments, threads, field, send } = partsOf(page);
    const text = `写错了 ${Date.now()}`;
    await signIn(page, request, '改主意的人');
    await page.goto(pages.article);
    await field.tap();
    await field.fill(text);
    await send.tap();
    await declineOffer(page, '评论成功');
    await page.reload();
    await untilReady(page, 'comments');
    const own = threads.filter({ hasText: text });
    await expect(own).toBeVisible();
    await expect(comments.getByRole('button', { name: '删除' })).toHaveCount(1);
    await own.getByRole('button', { name: '删除' }).tap();
    const dialog = page.getByRole('dialog', { name: '删除这条评论？' });
    await expect(dialog).toContainText('删除后不能恢复。');
    await dialog.getByRole('button', { name: '删除' }).tap();
    await expect(page.getByText('评论已删除')).toBeVisible();
    await expect(own).toHaveCount(0);
    const [bar, heading] = await countsOf(page);
    expect(bar).toBe(heading);
    await page.reload();
    await untilReady(page, 'comments');
    await expect(comments.getByText(text)).toHaveCount(0);
  },
);

test(
  'sending from the bar leads to the comment, and bar and heading count the same',
  { tag },
  async ({ page, request }) => {
    const { comments, field, send } = partsOf(page);
    const text = `读到一半 ${Date.now()}`;
    await signIn(page, request, '边读边写');
    await page.goto(pages.article);
    await scrollTo(page, 900);
    await field.tap();
    await field.fill(text);
    await send.tap();
    await expect(comments.getByText(text)).toBeInViewport();
    await declineOffer(page, '评论成功');
    await expect.poll(async () => new Set(await countsOf(page)).size).toBe(1);
    await page.reload();
    await untilReady(page, 'comments');
    await expect(comments).toContainText(text);
    await expect.poll(async () => new Set(await countsOf(page)).size).toBe(1);
  },
);

test('Back from the comments returns to where the visitor was', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await scrollTo(page, 700);
  await page.locator('[data-action=comments]').tap();
  await expect(page.locator('#comments')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(700);
});

test.describe('on Android', { tag }, () => {
  test.use({ userAgent: agents.androidChrome });

  test('Back closes what is being written, and keeps it', { tag }, async ({ page, request }) => {
    const { field, send } = partsOf(page);
    await signIn(page, request, '写到一半');
    await page.goto(pages.article);
    await field.tap();
    await field.fill('等一下再发');
    await expect(page.locator('form[data-open]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(1);
    await page.goBack();
    await expect(page.locator('form[data-open]')).toHaveCount(0);
    await expect(field).toHaveValue('等一下再发');
    await expect(send).toBeVisible();
    expect(page.url()).toContain(pages.article);
  });
});

test(
  'after 再考虑下 a like is answered with a short message, also as the first tap; so is 取消收藏',
  { tag },
  async ({ page, request }) => {
    const { star } = partsOf(page);
    const like = page.getByRole('button', { name: /^点赞/ });
    await signIn(page, request, '不急');
    await page.goto(pages.article);
    await star.tap();
    await expect(page.getByRole('dialog').filter({ hasText: '收藏成功' })).toBeVisible();
    await declineOffer(page, '收藏成功');
    await like.tap();
    await expectMessage(page, '请在App里点赞');
    await page.reload();
    await like.tap();
    await expectMessage(page, '请在App里点赞');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('取消收藏 is answered with a short message from the start', { tag }, async ({ page, request }) => {
  const { star } = partsOf(page);
  await signIn(page, request, '收了又放');
  await page.goto(pages.article);
  await star.tap();
  await declineOffer(page, '收藏成功');
  await page.evaluate(() => sessionStorage.clear());
  await star.tap();
  await expectMessage(page, '取消收藏成功');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
