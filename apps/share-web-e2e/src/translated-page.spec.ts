import type { Page } from '@playwright/test';
import { recordBeacons } from './support/beacons';
import { pages } from './support/pages';
import { signIn } from './support/platform';
import { scrollThrough } from './support/scrollThrough';
import { declineOffer, partsOf, untilReady } from './support/takingPart';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@islands', '@shell', '@comments'];

/** Puts two `<font>` around every text, as translators of browsers and apps do, and around those that come later. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    wrap(document.body);
    new MutationObserver(() => wrap(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
    });
    document.documentElement.classList.add('translated-ltr');
  });

for (const when of ['before its parts are live', 'afterwards'] as const) {
  test(
    `a page that is translated ${when}: its parts work, and nothing is reported`,
    { tag },
    async ({ page, request }) => {
      const beacons = await recordBeacons(page);
      const { problems } = await watchPage(page);
      await signIn(page, request, '外国读者');
      await page.goto(pages.article);
      if (when === 'afterwards') await untilReady(page, 'comments');
      await translate(page);
      await scrollThrough(page);
      await untilReady(page, 'comments');
      const { star, field, send, comments } = partsOf(page);
      const text = `翻译着读 ${Date.now()}`;
      await star.tap();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await declineOffer(page, '收藏成功');
      await field.tap();
      await field.fill(text);
      await send.tap();
      await expect(comments.getByText(text)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect((await beacons()).filter((body) => body.includes('js_error'))).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
}

test('so do a live room and the search', { tag }, async ({ page, request }) => {
  const beacons = await recordBeacons(page);
  const { problems } = await watchPage(page);
  await signIn(page, request, '外国观众');
  await page.goto('/davmu/share/peony/local_live/2026/11/birdlive/index.html');
  await expect(page.locator('[data-island=liveRoom][data-ready]')).toBeAttached();
  await translate(page);
  const text = `翻译着看 ${Date.now()}`;
  await page.getByRole('textbox', { name: '聊天' }).fill(text);
  await page.getByRole('button', { name: '发送' }).tap();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect(page.getByText('发送中')).toHaveCount(0);
  await page.goto('/davmu/share/search/index.html');
  await translate(page);
  const field = page.getByRole('searchbox', { name: '搜索词' });
  await field.fill('湿地');
  await field.press('Enter');
  await expect(page.locator('h3').filter({ hasText: '湿地' }).first()).toBeVisible();
  await field.fill('渡轮');
  await field.press('Enter');
  await expect(page.locator('h3').filter({ hasText: '渡轮' }).first()).toBeVisible();
  expect((await beacons()).filter((body) => body.includes('js_error'))).toEqual([]);
  expect(problems).toEqual([]);
});
