import type { Page } from '@playwright/test';
import { expectMessage } from './support/expectMessage';
import { doc, pages } from './support/pages';
import { logInWith, loginPanel, openLoginPanel } from './support/loginPanel';
import { newPhone, signIn } from './support/platform';
import { completeComplaint } from './support/sendComplaint';
import { declineOffer, partsOf, untilReady } from './support/takingPart';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@comments', '@content-detail', '@session'];

test(
  'a comment: logged out, login, sent, and it is there after a reload',
  { tag },
  async ({ page, request }) => {
    const watch = await watchPage(page);
    const { comments, field, send } = partsOf(page);
    const text = `白鹭又回来了 ${Date.now()}`;
    await page.goto(pages.article);
    await field.tap();
    await expect(loginPanel(page).dialog).toBeVisible();
    await logInWith(page, request, newPhone());
    await expectMessage(page, '登录成功～');
    await expect(field).toBeFocused();
    await field.fill(text);
    await send.tap();
    await declineOffer(page, '评论成功');
    await expect(comments).toContainText(text);
    await expect(field).toHaveValue('');
    await page.reload();
    await comments.scrollIntoViewIfNeeded();
    await expect(comments).toContainText(text);
    expect(watch.problems).toEqual([]);
  },
);

test(
  'R27: a draft outlives a reload and the login that sending it needs',
  { tag },
  async ({ page, request }) => {
    const { comments, field, send } = partsOf(page);
    const text = `话说到一半 ${Date.now()}`;
    await page.goto(pages.article);
    await field.tap();
    await expect(loginPanel(page).dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginPanel(page).dialog).toBeHidden();
    await field.fill(text);
    await page.reload();
    await field.tap();
    await logInWith(page, request, newPhone());
    await expect(field).toHaveValue(text);
    await expect(field).toBeFocused();
    await send.tap();
    await declineOffer(page, '评论成功');
    await expect(comments).toContainText(text);
  },
);

test(
  'R26: a reply: logged out, login, still an answer to the same comment, saved in its thread',
  { tag },
  async ({ page, request }) => {
    const { threads, field, send } = partsOf(page);
    const text = `同感 ${Date.now()}`;
    await page.goto(pages.article);
    await untilReady(page, 'comments');
    // A thread with replies: comments of other tests have none, so they never become the first match.
    const thread = threads.filter({ hasText: /展开其余 \d+ 条回复/ }).first();
    const said = (await thread.locator('p').first().textContent()) ?? '';
    await thread.getByRole('button', { name: '回复' }).first().tap();
    await logInWith(page, request, newPhone());
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', /^回复.+/);
    await field.fill(text);
    const sent = page.waitForRequest(
      (call) => call.method() === 'POST' && /\/peony\/v1\/comment\/wetland1$/.test(call.url()),
    );
    await send.tap();
    const { parent_id, ...reply } = (await sent).postDataJSON();
    expect(reply).toMatchObject({ content: text, comment_type: 2 });
    expect(parent_id).toBeTruthy();
    await declineOffer(page, '评论成功');
    await expect(thread).toContainText(text);
    await page.reload();
    await untilReady(page, 'comments');
    const same = threads.filter({ hasText: said }).first();
    await same.getByRole('button', { name: /展开其余 \d+ 条回复/ }).tap();
    await expect(same).toContainText(text);
  },
);

const placesInDiscussion: [name: string, address: string, find: (page: Page) => Promise<unknown>][] = [
  ['opens #comments', `${pages.article}#comments`, () => Promise.resolve()],
  [
    'has scrolled to the second comment',
    pages.article,
    async (page) => {
      const { comments, threads } = partsOf(page);
      await comments.scrollIntoViewIfNeeded();
      await untilReady(page, 'comments');
      await threads.nth(1).evaluate((thread) => thread.scrollIntoView());
    },
  ],
];
for (const [name, address, find] of placesInDiscussion)
  test(
    `newer comments of others do not move those that a visitor sees who ${name}`,
    { tag },
    async ({ page }) => {
      const watch = await watchPage(page);
      const { threads } = partsOf(page);
      let answer = () => undefined as void;
      const seen = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/peony/v1/comment/wetland1?*', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const [first] = body.data.comments;
        const newer = ['甲', '乙'].map((alias) => ({
          ...first,
          gid: `newer-${alias}`,
          alias,
          content: '刚刚说的话',
          replys: [],
          reply_count: 0,
          created_at: first.created_at + 60,
        }));
        body.data.comments = [...newer, ...body.data.comments.slice(0, -newer.length)];
        await seen;
        await route.fulfill({ response, json: body });
      });
      // On a busy machine the platform may be too slow for its comments to be in the page.
      await expect(async () => {
        await page.goto('about:blank');
        await page.goto(address);
        await find(page);
        await expect(threads.nth(1)).toBeInViewport({ timeout: 3000 });
      }).toPass();
      const text = (await threads.nth(1).locator('p').nth(1).textContent()) ?? '';
      const shown = threads.filter({ hasText: text }).first();
      const before = await shown.boundingBox();
      answer();
      await expect(threads.first()).toContainText('刚刚说的话');
      // Other tests may have commented, too.
      await expect.poll(() => threads.count()).toBeGreaterThanOrEqual(12);
      const after = await shown.boundingBox();
      // A browser rounds how far it scrolls.
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(0.5);
      expect(await watch.layoutShift()).toBeLessThan(0.002);
    },
  );

test('an empty comment is not sent', { tag }, async ({ page, request }) => {
  const { field, send } = partsOf(page);
  await signIn(page, request, '话少的人');
  await page.goto(pages.article);
  await field.tap();
  await field.fill('   ');
  await send.tap();
  await expectMessage(page, '评论不能为空～');
});

test(
  'R29: a comment that is reviewed first says so and is shown to its writer',
  { tag },
  async ({ page, request }) => {
    const { comments, field, send } = partsOf(page);
    await signIn(page, request, '等一等');
    await page.goto(doc('medinsqa'));
    const text = `请先看看 ${Date.now()}`;
    await field.tap();
    await field.fill(text);
    await send.tap();
    await declineOffer(page, '评论已发送');
    await expect(comments).toContainText(text);
    await page.reload();
    await comments.scrollIntoViewIfNeeded();
    await expect(comments).toContainText(text);
  },
);

test('a closed comment area says so', { tag }, async ({ page }) => {
  await page.goto(doc('closedc1'));
  // It is `aria-disabled`, but still shows a message.
  await page.locator('[data-island=footer]').getByText('评论已关闭').tap({ force: true });
  await expectMessage(page, '评论已关闭～');
});

test(
  'collecting: logged out, login, collected, saved, and taken back',
  { tag },
  async ({ page, request }) => {
    const { star } = partsOf(page);
    await page.goto(pages.article);
    await star.tap();
    await logInWith(page, request, newPhone());
    await expectMessage(page, '登录成功～');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await declineOffer(page, '收藏成功');
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.tap();
    await expectMessage(page, '取消收藏成功');
    await page.reload();
    await untilReady(page, 'footer');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
);

test('following: logged out, login, followed, saved, and taken back', { tag }, async ({ page, request }) => {
  const { follow } = partsOf(page);
  await page.goto(pages.article);
  await follow.tap();
  await logInWith(page, request, newPhone());
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await declineOffer(page, '关注成功');
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.tap();
  await expectMessage(page, '取消关注成功');
  await page.reload();
  await untilReady(page, 'follow');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});

test(
  'content of a media account is collected and discussed in its own family',
  { tag },
  async ({ page, request }) => {
    const { comments, field, send, star } = partsOf(page);
    const changed: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST') changed.push(new URL(call.url()).pathname);
    });
    await signIn(page, request, '收门的人');
    await page.goto(pages.ofMediaAccount);
    await star.tap();
    await declineOffer(page, '收藏成功');
    const text = `三号楼的窗好看 ${Date.now()}`;
    await field.tap();
    await field.fill(text);
    await send.tap();
    await expectMessage(page, '评论成功');
    expect(changed).toEqual(
      expect.arrayContaining(['/guzzle/v1/collection/mpaccnt1', '/guzzle/v1/comment/mpaccnt1']),
    );
    expect(changed.filter((path) => /^\/peony\/v1\/(comment|collection)/.test(path))).toEqual([]);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await comments.scrollIntoViewIfNeeded();
    await expect(comments).toContainText(text);
  },
);

test(
  'a login in another tab closes the panel here and what was wanted goes on',
  { tag },
  async ({ page, context, request }) => {
    const { star } = partsOf(page);
    await page.goto(pages.article);
    await star.tap();
    await expect(loginPanel(page).dialog).toBeVisible();
    const other = await context.newPage();
    await other.goto(pages.article);
    await openLoginPanel(other);
    await logInWith(other, request, newPhone());
    await expect(loginPanel(other).dialog).toBeHidden();
    await expect(loginPanel(page).dialog).toBeHidden();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await declineOffer(page, '收藏成功');
  },
);

test('liking is left to the app, with two equal ways out', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await page.getByRole('button', { name: /^点赞/ }).tap();
  const dialog = page.getByRole('dialog');
  const go = await dialog.getByRole('button', { name: '立即前往' }).boundingBox();
  const later = await dialog.getByRole('button', { name: '再考虑下' }).boundingBox();
  expect(later?.width).toBe(go?.width);
  expect(later?.height).toBeGreaterThanOrEqual(44);
  await dialog.getByRole('button', { name: '再考虑下' }).tap();
  await expect(dialog).toBeHidden();
});

test('a complaint about a comment reaches the platform without a login', { tag }, async ({ page }) => {
  await page.goto(pages.article);
  await untilReady(page, 'comments');
  await partsOf(page).comments.getByRole('button', { name: '举报' }).first().tap();
  await completeComplaint(page);
});

const gallery = '/davmu/share/peony/gallery/2026/11/bridgeg1/index.html';

test(
  'R30: what is written in the drawer of a gallery goes with the field; its messages are above it',
  { tag },
  async ({ page, request }) => {
    const { field, send } = partsOf(page);
    const drawer = page.getByRole('dialog', { name: '评论' });
    const text = `桥上见 ${Date.now()}`;
    await signIn(page, request, '桥上的人');
    await page.goto(gallery);
    await page.getByRole('button', { name: /^评论/ }).tap();
    await field.tap();
    await send.tap();
    const empty = page.getByText('评论不能为空～');
    await expect(empty).toBeVisible();
    expect(await empty.evaluate((said) => said.closest('[popover]')?.matches(':popover-open'))).toBe(true);
    await field.fill(text);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(field).toHaveValue(text);
    await send.tap();
    await declineOffer(page, '评论成功');
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: /^评论/ }).tap();
    await expect(drawer).toContainText(text);
  },
);

test(
  'with the keyboard alone: an answer is begun, sent, and the focus is on it',
  { tag },
  async ({ page, request }) => {
    const { threads, field } = partsOf(page);
    const text = `键盘写的 ${Date.now()}`;
    await signIn(page, request, '不用手指');
    await page.goto(pages.article);
    await untilReady(page, 'comments');
    await threads.first().getByRole('button', { name: '回复' }).first().press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', /^回复.+/);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: '取消回复' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', '我来讲两句');
    await page.keyboard.type(text);
    // The focus goes to a new comment only where the visitor sees it.
    await threads.first().evaluate((thread) => thread.scrollIntoView({ block: 'center' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').filter({ hasText: '评论成功' });
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(threads.filter({ hasText: text })).toBeFocused();
  },
);

test('the page behind a sheet stays where it is', { tag }, async ({ page }) => {
  const { comments, threads, field } = partsOf(page);
  // No other test writes comments there, which would scroll the page by their height.
  await page.goto(pages.corrected);
  await comments.scrollIntoViewIfNeeded();
  await field.tap();
  await expect(loginPanel(page).dialog).toBeVisible();
  const placeOfThread = () => threads.first().evaluate((element) => element.getBoundingClientRect().top);
  const place = await placeOfThread();
  await page.mouse.move(100, 60);
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(300);
  expect(await placeOfThread()).toBeCloseTo(place, 0);
  await page.keyboard.press('Escape');
  await expect(loginPanel(page).dialog).toBeHidden();
  expect(await placeOfThread()).toBeCloseTo(place, 0);
  await page.mouse.wheel(0, -400);
  await expect.poll(placeOfThread).toBeGreaterThan(place + 100);
});
