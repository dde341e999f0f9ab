import { expectMessage } from './support/expectMessage';
import {
  cards,
  channels,
  inView,
  isHydrated,
  loadMore,
  openChannel,
  openHome,
  openItemFarDown,
  tab,
  watchRequests,
} from './support/homePage';
import { pages } from './support/pages';
import { expect, test } from './support/visitor';

const tag = ['@feed', '@shell'];

test('five channels are visited by taps without a new document', { tag }, async ({ page }) => {
  await openHome(page);
  const seen = watchRequests(page);
  for (const [name, group] of channels) {
    await openChannel(page, name);
    await expect(page).toHaveURL(new RegExp(`\\?group=${group}$`));
  }
  expect(seen.documents).toBe(0);
  await expect(page.getByRole('navigation', { name: '底部导航' }).locator('[aria-current]')).toHaveText(
    '视频',
  );
  const calls = seen.lists.length;
  await page.goBack();
  await expect(page).toHaveTitle('听见 - 云浦新闻');
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveTitle('影像 - 云浦新闻');
  expect(seen.lists).toHaveLength(calls);
});

test('back from an item of the third page: the same items at the same place', { tag }, async ({ page }) => {
  await openHome(page, '?group=grpDeep1');
  await tab(page, '云浦').click();
  await expect(cards(page).first()).toBeVisible();
  const left = await openItemFarDown(page);

  const seen = watchRequests(page);
  // Playwright's browser keeps no page alive: this is a new document. `home-restored.spec.ts` has one that does.
  await page.goBack();
  await isHydrated(page);
  await expect.poll(() => inView(page)).toEqual(left);
  await page.goBack();
  await expect(page).toHaveTitle('深度 - 云浦新闻');
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect.poll(() => inView(page)).toEqual(left);
  expect(seen.lists).toEqual([]);
  await loadMore(page);
  expect(seen.lists).toEqual(['grpCity1 4']);
});

test('a reload begins anew', { tag }, async ({ page }) => {
  await openHome(page, '?group=grpDeep1');
  await loadMore(page);
  await page.reload();
  await isHydrated(page);
  await page.waitForTimeout(500);
  expect(await cards(page).count()).toBeLessThan(15);
});

test('what only the app has is answered by a message', { tag }, async ({ page }) => {
  await page.goto(pages.home);
  await page.getByRole('button', { name: /常用应用\s*App/ }).click();
  await expectMessage(page, '暂不支持该模块');
});

test('报料 of the bottom bar leads to the topics of clues', { tag }, async ({ page }) => {
  await page.goto(pages.home);
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '报料' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '推荐话题' })).toBeVisible();
});

test('a module, a list and the search mark no entry of the bottom bar', { tag }, async ({ page }) => {
  const bar = page.getByRole('navigation', { name: '底部导航' });
  const marked = bar.locator('[aria-current]');
  for (const path of ['content_model/index.html?id=modRead1', 'list/listNigh/index.html']) {
    await page.goto(pages.home + path);
    await expect(bar.getByRole('link', { name: '首页' })).toBeVisible();
    await expect(marked).toHaveCount(0);
  }
  await openHome(page);
  await expect(marked).toHaveText('首页');
  await page.getByRole('list', { name: '栏目' }).getByRole('link', { name: '周末慢读' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '周末慢读' })).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(marked).toHaveText('首页');
});

test('a content module opens in the page, and its tabs', { tag }, async ({ page }) => {
  await openHome(page);
  const seen = watchRequests(page);
  await page.getByRole('list', { name: '栏目' }).getByRole('link', { name: '周末慢读' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '周末慢读' })).toBeVisible();
  await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '故事' }).click();
  await expect(page).toHaveURL(/content_model\/index\.html\?id=modRead1&group=tabStory$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(tab(page, '推荐')).toHaveAttribute('aria-current', 'page');
  expect(seen.documents).toBe(0);
});

for (const path of [
  '?group=grpCircl',
  '?group=nosuchid',
  'list/index.html',
  'list/nosuchid/index.html',
  'content_model/index.html',
  'content_model/index.html?id=nosuchid',
  '?group=grpVideo&page=50',
  'list/listNigh/index.html?page=99',
  'content_model/index.html?id=modRead1&page=999',
])
  test(`${path} is not found`, { tag }, async ({ page }) => {
    const answer = await page.goto(pages.home + path);
    expect(answer?.status()).toBe(404);
  });

for (const group of ['nosuchid', 'grpVideo', '%22%3E%3Cimg%20src%3Dx%3E'])
  test(`R78: a content module is shown unfiltered for the group ${group}`, { tag }, async ({ page }) => {
    const answer = await page.goto(`${pages.home}content_model/index.html?id=modRead1&group=${group}`);
    expect(answer?.status()).toBe(200);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /content_model\/index\.html\?id=modRead1$/);
    await expect(cards(page).first()).toBeVisible();
    await isHydrated(page);
    await loadMore(page);
    await page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '故事' }).click();
    await expect(page).toHaveURL(/id=modRead1&group=tabStory$/);
    await expect(cards(page).first()).toBeVisible();
  });

test('at 320 px no title is split at clauses that are wider than its line', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${pages.home}?group=grpDeep1`);
  const clauses = await cards(page)
    .locator('h3 > span')
    .evaluateAll((spans) =>
      spans
        .filter((span) => getComputedStyle(span).display === 'inline-block')
        .map((span) => ({
          text: span.textContent,
          isOneLine:
            span.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(span).lineHeight),
        })),
    );
  expect(clauses.filter(({ isOneLine }) => !isOneLine)).toEqual([]);
  expect(clauses).not.toEqual([]);
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs and the pages of a channel are links', async ({ page }) => {
    await page.goto(pages.home);
    await tab(page, '深度').click();
    await expect(page).toHaveTitle('深度 - 云浦新闻');
    const first = await inView(page);
    await page.getByRole('link', { name: '加载更多' }).click();
    await expect(page).toHaveURL(/\?group=grpDeep1&page=2$/);
    const second = await inView(page);
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
    await page.getByRole('link', { name: '上一页' }).click();
    expect(await inView(page)).toEqual(first);
  });

  for (const path of ['list/listNigh/index.html', 'content_model/index.html?id=modRead1'])
    test(`${path} is read page by page`, async ({ page }) => {
      await page.goto(pages.home + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: '加载更多' }).click();
      await expect(page).toHaveURL(/page=2$/);
      await expect(cards(page).first()).toBeVisible();
    });
});
