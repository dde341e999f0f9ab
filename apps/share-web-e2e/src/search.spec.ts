import type { Page } from '@playwright/test';
import { audit } from './support/audit';
import { smallTargets } from './support/smallTargets';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@feed'];

const start = '/davmu/share/search/index.html';
const search = (word: string, more = '') => `${start}?word=${encodeURIComponent(word)}${more}`;

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索词' });
const titles = (page: Page) => page.locator('main h3');
const wordIn = (page: Page) => new URL(page.url()).searchParams.get('word');

/** Counts the documents and the calls of the platform from now on. */
const countRequests = (page: Page) => {
  const counted = { documents: 0, searches: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.documents += 1;
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/peony/v1/search')) counted.searches.push(String(searchParams.get('keyword')));
  });
  return counted;
};

const hydrate = async (page: Page) => {
  await field(page).tap();
  await expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
  // The island loads the code of the search after its own: until React knows the field, Enter sends the form to a new document.
  const isKnown = (input: HTMLElement) => Object.keys(input).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => field(page).evaluate(isKnown)).toBe(true);
};

test('a visitor searches, filters, loads more and goes back, in one document', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto(start);
  await hydrate(page);
  const counted = countRequests(page);
  await field(page).fill('云浦');
  await field(page).press('Enter');
  await expect(page).toHaveTitle('搜索“云浦”');
  await expect(titles(page).first()).toBeVisible();
  await expect(page.locator('main h3 mark').first()).toHaveText('云浦');
  await expect(page.getByRole('button', { name: '关注' }).first()).toBeVisible();
  const before = await titles(page).count();
  await page.getByRole('button', { name: '加载更多' }).tap();
  await expect.poll(() => titles(page).count()).toBeGreaterThan(before);
  await page.getByRole('link', { name: '视频', exact: true }).tap();
  await expect(page).toHaveURL(/type=video/);
  await expect(titles(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: '热门搜索' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(/type=video/);
  await expect(titles(page).first()).toBeVisible();
  expect(counted).toEqual({ documents: 0, searches: ['云浦', '云浦', '云浦'] });
  expect(watch.problems).toEqual([]);
});

test('the home page leads to the search and back, in one document', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto('/davmu/share/');
  await expect(page.locator('[data-island=feed][data-ready]')).toBeAttached();
  const counted = countRequests(page);
  await page.getByRole('main').getByRole('link', { name: '搜索' }).tap();
  await expect(page).toHaveTitle('搜索');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('link', { name: /骑楼街/ }).tap();
  await expect(titles(page).first()).toBeVisible();
  await page.getByRole('link', { name: '取消' }).tap();
  await expect(page.getByRole('navigation', { name: '频道' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('骑楼街');
  await expect(titles(page).first()).toBeVisible();
  expect(counted).toEqual({ documents: 0, searches: ['骑楼街'] });
  expect(watch.problems).toEqual([]);
});

test('what was searched for stays on the device and can be removed', { tag }, async ({ page }) => {
  await page.goto(search('湿地'));
  await hydrate(page);
  await field(page).fill('地铁');
  await field(page).press('Enter');
  await expect.poll(() => wordIn(page)).toBe('地铁');
  await page.goto(start);
  await hydrate(page);
  const history = page.getByRole('region', { name: '搜索历史' });
  await expect(history.getByRole('link', { name: '地铁' })).toBeVisible();
  await history.getByRole('button', { name: '清空' }).tap();
  await history.getByRole('button', { name: '删除 地铁' }).tap();
  await expect(history).toHaveCount(0);
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('region', { name: '热门搜索' })).toBeVisible();
  await expect(history).toHaveCount(0);
});

test('results stand still while the page becomes live', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto(search('湿地'));
  await hydrate(page);
  await expect(page.getByRole('button', { name: '加载更多' })).toBeAttached();
  expect(await watch.layoutShift()).toBeLessThanOrEqual(0.002);
  expect(watch.problems).toEqual([]);
});

test('a tap on 搜索 before the code is there searches for what was written', { tag }, async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(start, { waitUntil: 'commit' });
  await field(page).fill('湿地');
  await page.getByRole('button', { name: '搜索' }).tap();
  release();
  await expect.poll(() => wordIn(page)).toBe('湿地');
  await expect(titles(page).first()).toBeVisible();
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, filters and the next page are links', async ({ page }) => {
    await page.goto(start);
    await expect(page.getByRole('banner')).toBeHidden();
    await field(page).fill('云浦');
    await page.getByRole('button', { name: '搜索' }).tap();
    await expect(field(page)).toHaveValue('云浦');
    await expect(page.locator('main h3 mark').first()).toHaveText('云浦');
    const first = await titles(page).allTextContents();
    await page.getByRole('link', { name: '加载更多' }).tap();
    await expect(page).toHaveURL(/page=2/);
    await expect(titles(page).first()).toBeVisible();
    expect((await titles(page).allTextContents()).some((title) => first.includes(title))).toBe(false);
    await page.getByRole('link', { name: '上一页' }).tap();
    await expect(page).not.toHaveURL(/page=/);
    expect(await titles(page).allTextContents()).toEqual(first);
    await page.getByRole('link', { name: '专题', exact: true }).tap();
    await expect(page).toHaveURL(/type=special/);
    await expect(page.getByRole('link', { name: '专题', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', { name: '清除' }).tap();
    await page.getByRole('link', { name: /骑楼街/ }).tap();
    await expect(page.locator('main h3 mark').first()).toHaveText('骑楼街');
  });
});

const hostile: [name: string, word: string][] = [
  ['markup', '"><img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['a pattern', '(.*)[a-z]+\\'],
  ['a template', '${alert(1)}{{7*7}}'],
  ['direction overrides', '湿\u202e地'],
  ['emoji', '👩‍👩‍👧🦆'],
  ['percent signs', '100%25%zz'],
  ['too many characters', '湿'.repeat(400)],
  ['more characters than an address may have', 'a'.repeat(2000)],
  ['nothing to see', '\u200b\u3000 '],
];

for (const [name, word] of hostile)
  test(`${name} as a word: safe, clear, the same in both places`, { tag }, async ({ page }) => {
    const watch = await watchPage(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const response = await page.goto(search(word));
    expect(response?.status()).toBe(200);
    const shown = await field(page).inputValue();
    expect(shown.length).toBeLessThanOrEqual(50);
    await hydrate(page);
    await expect(field(page)).toHaveValue(shown);
    await expect(
      page
        .locator('main')
        .getByText(/没有找到与|约 \d+ 条结果|热门搜索/)
        .first(),
    ).toBeVisible();
    if (name === 'too many characters') await expect(page.getByText(/最多搜索 50 个字/)).toBeVisible();
    expect(dialogs).toEqual([]);
    expect(watch.problems).toEqual([]);
  });

test('ten thousand characters in the field are cut, which the page says', { tag }, async ({ page }) => {
  await page.goto(start);
  await hydrate(page);
  await field(page).fill('湿地'.repeat(5000));
  await expect(page.getByText(/最多搜索 50 个字/)).toBeVisible();
  await field(page).press('Enter');
  await expect.poll(() => wordIn(page)).toBe('湿地'.repeat(25));
  await expect(page.getByText(/没有找到与/)).toBeVisible();
  await expect(page.getByText(/最多搜索 50 个字/)).toBeVisible();
});

test('search pages are not for search engines', { tag }, async ({ page }) => {
  await page.goto(search('湿地'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test(
  'the search is accessible while the visitor writes, and while they edit the history',
  { tag },
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('share:search-history', '[{"word":"湿地"},{"word":"地铁"}]'),
    );
    await page.goto(start);
    await hydrate(page);
    await page.getByRole('button', { name: '清空' }).tap();
    expect(await audit(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await field(page).fill('地');
    await expect(page.getByRole('navigation', { name: '搜索建议' })).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  },
);

for (const size of ['standard', 'elder', 'max'])
  test(`at 320 px and text size ${size} nothing scrolls sideways`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.addInitScript((chosen) => {
      localStorage.setItem('share:size', chosen);
      localStorage.setItem(
        'share:search-history',
        JSON.stringify([{ word: '湿地'.repeat(20) }, { word: 'a'.repeat(50) }]),
      );
    }, size);
    for (const path of [start, search('云浦'), search('无人提起')]) {
      await page.goto(path);
      await hydrate(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
