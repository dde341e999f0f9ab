import { breakImports } from './support/breakImports';
import { expectMessage } from './support/expectMessage';
import { hydrateIsland } from './support/hydrateIsland';
import { addressOf, islandSources } from './support/islandFiles';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { partsOf, untilReady } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@comments'];

const offlineMessage = '没有网络，连上后再试';

test.describe('without a connection, once the parts are hydrated', { tag }, () => {
  test('collecting says so', { tag }, async ({ page, context, request }) => {
    const { star } = partsOf(page);
    await signIn(page, request, '地铁里');
    await page.goto(pages.article);
    await expect(page.locator('[data-island=footer][data-ready]')).toBeAttached();
    await context.setOffline(true);
    await star.tap();
    await expect(page.getByText(offlineMessage).filter({ visible: true })).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('a comment comes back to its field', { tag }, async ({ page, context, request }) => {
    const { field, send } = partsOf(page);
    await signIn(page, request, '地铁里');
    await page.goto(pages.article);
    await field.tap();
    await field.fill('过了江就没有信号');
    await context.setOffline(true);
    await send.tap();
    await expect(page.getByText(offlineMessage).filter({ visible: true })).toBeVisible();
    await expect(field).toHaveValue('过了江就没有信号');
    await context.setOffline(false);
    await page.reload();
    await expect(field).toHaveValue('过了江就没有信号');
  });

  test('收藏 of a visitor whose login panel has no code says so, too', { tag }, async ({ page, context }) => {
    const { star } = partsOf(page);
    const panelCode = addressOf(islandSources().get('login') ?? '');
    await page.route(`**${panelCode}`, (route) => route.abort());
    await page.goto(pages.article);
    await expect(page.locator('[data-island=footer]')).toBeAttached();
    await context.setOffline(true);
    await star.tap();
    await expect(page.getByText(offlineMessage).filter({ visible: true })).toBeVisible();
    await expect(page.getByText('出错了，请再试一次').filter({ visible: true })).toHaveCount(0);
  });

  test('replies and a complaint answer', { tag }, async ({ page, context }) => {
    const { comments } = partsOf(page);
    await page.goto(pages.article);
    await untilReady(page, 'comments');
    await context.setOffline(true);
    await comments
      .getByRole('button', { name: /展开其余/ })
      .first()
      .tap();
    await expect(comments.getByRole('button', { name: '加载失败，点按重试' })).toBeVisible();
    await comments.getByRole('button', { name: '举报' }).first().tap();
    await expect(
      page
        .getByRole('dialog', { name: '投诉举报' })
        .or(page.getByText(offlineMessage))
        .filter({ visible: true }),
    ).toBeVisible();
  });

  test('the drawer of a gallery says that it could not open', { tag }, async ({ page, context, request }) => {
    await signIn(page, request, '桥下');
    await page.goto('/davmu/share/peony/gallery/2026/11/bridgeg1/index.html');
    await expect(page.locator('[data-island=footer][data-ready]')).toBeAttached();
    await context.setOffline(true);
    await page.locator('[data-action=comments]').tap();
    await expectMessage(page, '出错了，请再试一次');
    await context.setOffline(false);
    await page.locator('[data-action=comments]').tap();
    await expect(page.getByRole('dialog', { name: '评论' })).toBeVisible();
  });
});

test(
  'without the code of the bar 回复 says so, and a bar that comes later leaves the focus alone',
  { tag },
  async ({ page }) => {
    const { comments, field } = partsOf(page);
    await breakImports(page, addressOf(islandSources().get('footer') ?? ''));
    await page.goto(pages.article);
    await untilReady(page, 'comments');
    await comments.getByRole('button', { name: '回复' }).first().tap();
    await expectMessage(page, '出错了，请再试一次');
    await page.unrouteAll();
    await hydrateIsland(page, 'footer');
    await expect(page.locator('[data-island=footer][data-ready]')).toBeAttached();
    await expect(field).not.toBeFocused();
    await expect(field).toHaveAttribute('placeholder', '我来讲两句');
  },
);

test.describe('without a connection, before any code is there', { tag }, () => {
  for (const [name, opens] of [
    ['收藏', '手机号登录'],
    ['点赞', '打开App点赞'],
    ['分享', ''],
  ] as const)
    test(`${name} answers`, { tag }, async ({ page, context }) => {
      await page.goto(pages.article);
      await context.setOffline(true);
      await page
        .locator('[data-island=footer]')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .tap();
      const panel = page.getByRole('dialog').filter({ hasText: opens || '分享' });
      await expect(panel.or(page.getByText(offlineMessage)).first()).toBeVisible();
    });
});
