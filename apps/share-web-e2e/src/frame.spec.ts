import { pages } from './support/pages';
import { settle } from './support/settle';
import { signIn } from './support/platform';
import { partsOf } from './support/takingPart';
import { expect, test } from './support/visitor';

const tag = ['@shell', '@comments', '@content-detail', '@media-player'];

test(
  'who comments from the top of a page is taken to the comment; the offer comes later',
  { tag },
  async ({ page, request }) => {
    await signIn(page, request, '岸边的人');
    await page.goto(pages.article);
    await partsOf(page).field.fill('从页首写的一句');
    await page.getByRole('button', { name: '发送' }).tap();
    const own = page.locator('#comments li', { hasText: '从页首写的一句' }).first();
    await expect(own).toBeInViewport();
    await expect(page.getByRole('dialog', { name: /评论/ })).toBeHidden();
    await expect(page.getByRole('dialog', { name: /评论/ })).toBeVisible();
  },
);

test('an answer quotes what it answers, which stays above the bar', { tag }, async ({ page, request }) => {
  await signIn(page, request, '答话的人');
  await page.goto(`${pages.article}#comments`);
  const comment = page.locator('#comment-list > li').nth(1);
  await comment.scrollIntoViewIfNeeded();
  await settle(page);
  await comment.getByRole('button', { name: '回复' }).first().tap();
  const bar = page.locator('footer form[data-open]');
  await expect(bar).toBeVisible();
  const text = await comment.locator('p').nth(1).textContent();
  await expect(bar.locator('p').first()).toHaveText(text!);
  await expect
    .poll(async () => {
      const reply = (await comment.getByRole('button', { name: '回复' }).first().boundingBox())!;
      return reply.y + reply.height - (await bar.boundingBox())!.y;
    })
    .toBeLessThanOrEqual(1);
});

test('a recording goes on above the bar of the page when it is scrolled past', { tag }, async ({ page }) => {
  await page.goto('/davmu/share/peony/audio/2026/11/audio30s/index.html');
  const mini = page.getByRole('region', { name: '正在播放' });
  await page.getByRole('button', { name: '播放', exact: true }).tap();
  await expect(mini).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(mini).toBeVisible();
  const { y, height } = (await mini.boundingBox())!;
  const bar = (await page.locator('footer').last().boundingBox())!;
  expect(Math.abs(y + height - bar.y)).toBeLessThanOrEqual(1);
  await mini.getByRole('button', { name: '暂停' }).tap();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(mini).toBeHidden();
});

test('a video scrolls away until it has been played', { tag }, async ({ page }) => {
  await page.goto('/davmu/share/peony/video/2026/11/seasonv1/index.html');
  const player = page.locator('[data-sticks]');
  await page.evaluate(() => scrollTo(0, 500));
  await expect(player).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /^播放/ }).first().tap();
  await expect(player).toHaveAttribute('data-started', '');
  await page.evaluate(() => scrollTo(0, 500));
  await expect(player).toBeInViewport();
});

test('the button of a page with one action is on the first screen', { tag }, async ({ page }) => {
  for (const [path, name] of [
    ['doc/2026/11/libseat1', /打开链接/],
    ['mini_program/2026/11/busmini1', /打开小程序/],
    ['doc/2026/11/wishform', /去填写/],
  ] as const) {
    await page.goto(`/davmu/share/peony/${path}/index.html`);
    const { y, height } = (await page.locator('main').getByText(name).first().boundingBox())!;
    const bar = (await page.locator('footer').last().boundingBox())!;
    expect(y + height, path).toBeLessThan(bar.y);
  }
});
