import { holdScripts } from './support/holdScripts';
import { scrollThrough } from './support/scrollThrough';
import { sendComplaint } from './support/sendComplaint';
import { expect, test } from './support/visitor';

const tag = ['@community'];

const at = (path: string) => `/davmu/share/${path}`;
const entry = 'dejin/content/index.html?rid=yunpubook&uuid=8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded';

/** Every page with and without its optional parts: address, heading, and a text that only this page has. */
const found: [address: string, heading: string, text: string][] = [
  ['dimim/circle/index.html?id=circBird', '云浦观鸟', '入圈必读'],
  ['dimim/circle?id=circBird', '云浦观鸟', '入圈必读'],
  ['dimim/circle/index.html?id=circBird&type=essence', '云浦观鸟', '孩子们的捡螺日记'],
  ['dimim/circle/index.html?id=circBird&type=topics', '云浦观鸟', '#这是什么鸟#'],
  ['dimim/circle/index.html?id=circBird&type=nothing&page=x', '云浦观鸟', '入圈必读'],
  ['dimim/circle/index.html', '圈子', '灶台边'],
  ['dimim/content/index.html?id=cpbird01', '小满：今早在', '带长焦'],
  ['dimim/content/index.html?post_id=cpbird01', '小满：今早在', '带长焦'],
  ['dimim/content/index.html', '圈子动态', '今早在 3 号观鸟屋'],
  ['dimim/content/index.html?page=2', '圈子动态', '上一页'],
  ['dimim/topic/index.html?id=ctSouth1', '#南岸打卡#', '雨天的湿地没有人'],
  ['dimim/topic/index.html?topic_id=ctSouth1', '#南岸打卡#', '雨天的湿地没有人'],
  ['dimim/topic/index.html', '话题', '#剩饭的第二次机会#'],
  ['fazak/problemShare/index.html?id=lawtrial', '试用期被辞退', '执业律师'],
  ['fazak/problemShare/index.html?post_id=lawtrial', '试用期被辞退', '执业律师'],
  ['dejin/catalog/index.html?rid=yunpubook&id=bookroot', '云浦便民手册', '孩子与学校'],
  ['dejin/catalog/index.html?rid=yunpubook&id=bookroad', '出门在外', '本章内容'],
  ['dejin/catalog/index.html?rid=yunpubook', '目录', '路坏了、灯不亮'],
  ['dejin/catalog/index.html?rid=yunpubook&id=bookroot&page=2', '云浦便民手册', '上一页'],
  [entry, '路坏了、灯不亮', '报修不用找熟人'],
];

/** Items that do not exist, and addresses that try to be more than one. */
const missing = [
  'dimim/circle/index.html?id=nosuchid',
  'dimim/circle/index.html?id=..%2F..%2Finner',
  'dimim/circle/index.html?id=a',
  'dimim/circle/index.html?id=circBird&page=99',
  'dimim/circle/circBird/index.html',
  'dimim/content/index.html?id=nosuchid',
  'dimim/content/index.html?post_id=%22%3E%3Cscript%3E',
  'dimim/topic/index.html?topic_id=%2e%2e%2f',
  'dimim/nothing/index.html',
  'fazak/problemShare/index.html',
  'fazak/problemShare/index.html?id=nosuchid',
  'fazak/problemShare/index.html?id=lawtrial&page=2',
  'dejin/catalog/index.html',
  'dejin/catalog/index.html?rid=nosuchid&id=bookroot',
  'dejin/catalog/index.html?rid=..%2F..%2Finner&id=bookroot',
  'dejin/catalog/index.html?rid=yunpubook&id=%22%3E%3Cimg',
  'dejin/content/index.html?rid=yunpubook',
  'dejin/content/index.html?uuid=8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded',
  'dejin/content/index.html?rid=yunpubook&uuid=nosuchid',
  'dejin/content/index.html?rid=yunpubook&uuid=..%2F..%2Finner',
  'dejin/content/index.html?rid=yunpubook%3Fx%3D1&uuid=8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded',
];

test.describe('every page with and without its optional parts', { tag }, () => {
  // The behaviour in the browser is in routes.spec.ts.
  test.use({ javaScriptEnabled: false });

  test('has one heading and its own text', async ({ page }) => {
    for (const [address, heading, text] of found) {
      const response = await page.goto(at(address));
      expect.soft(response?.status(), address).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toContainText(heading);
      await expect.soft(page.getByRole('main'), address).toContainText(text);
      await expect.soft(page.getByRole('banner'), address).toBeVisible();
    }
  });
});

for (const address of missing)
  test(`missing: ${address}`, { tag }, async ({ request }) => {
    const response = await request.get(at(address));
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('<script>alert');
  });

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('a circle is read tab by tab, and leads to a post and its topic', async ({ page }) => {
    await page.goto(at('dimim/circle/index.html?id=circBird'));
    await page.getByRole('link', { name: '精华' }).click();
    await expect(page.getByRole('main')).toContainText('孩子们的捡螺日记');
    await page.getByRole('link', { name: '最新' }).click();
    await page.getByRole('link', { name: /今早在 3 号观鸟屋/ }).click();
    await expect(page.getByRole('main')).toContainText('记得带长焦');
    await page.getByRole('link', { name: '#南岸打卡#' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('#南岸打卡#');
  });

  test('a picture of a post leads to its file', async ({ page }) => {
    await page.goto(at('dimim/content/index.html?id=cpbird01'));
    const file = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name: /查看第 2 张，共 3 张/ }).click();
    expect((await file).headers()['content-type']).toContain('image/');
  });

  for (const list of ['dimim/content/index.html', 'dejin/catalog/index.html?rid=yunpubook&id=bookroot'])
    test(`all of a list is read page by page: ${list}`, async ({ page }) => {
      await page.goto(at(list));
      const items = page.locator('main [data-exposure]');
      const first = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-exposure')));
      await expect(page.getByRole('button', { name: '加载更多' })).toBeHidden();
      await page.getByRole('link', { name: '加载更多' }).click();
      await expect(page).toHaveURL(/[?&]page=2$/);
      const second = await items.evaluateAll((all) => all.map((item) => item.getAttribute('data-exposure')));
      expect(new Set([...first, ...second]).size).toBe(20);
      await expect(page.getByRole('link', { name: '加载更多' })).toHaveCount(0);
      await page.getByRole('link', { name: '上一页' }).click();
      await expect(items).toHaveCount(10);
    });

  test('the answers of lawyers are there whole, the adopted one first', async ({ page }) => {
    await page.goto(at('fazak/problemShare/index.html?id=lawtrial'));
    const answers = page.getByRole('region', { name: '律师解答' });
    await expect(answers).toContainText('3 个回答 · 仅供参考，不构成法律意见');
    await expect(answers.getByRole('article')).toHaveCount(3);
    await expect(answers.getByRole('article').first()).toContainText('提问者采纳');
    await expect(answers.getByRole('article').first()).toContainText('申请仲裁，不收费');
  });

  test('a handbook is read from entry to entry', async ({ page }) => {
    await page.goto(at('dejin/catalog/index.html?rid=yunpubook&id=bookroot'));
    await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '出门在外' }).click();
    await page.getByRole('link', { name: /路坏了/ }).click();
    await page.getByRole('link', { name: /^下一条/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('夜班公交');
    await page.getByRole('link', { name: /^上一条/ }).click();
    await page.getByRole('link', { name: '出门在外' }).click();
    await expect(page.locator('[aria-current=page]')).toHaveText(/出门在外/);
  });
});

test('a list grows in place', { tag }, async ({ page }) => {
  await page.goto(at('dimim/content/index.html'));
  // A link until the visitor stays and its code has come.
  const more = page.getByRole('button', { name: '加载更多' });
  await scrollThrough(page);
  await more.tap();
  await expect(page.locator('main [data-exposure]')).toHaveCount(20);
  await expect(more).toHaveCount(0);
});

for (const action of ['加入', '点赞', '评论'])
  test(`the app is offered: ${action}`, { tag }, async ({ page }) => {
    await page.goto(at('dimim/circle/index.html?id=circBird'));
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('a picture of a post opens in the viewer', { tag }, async ({ page }) => {
  await page.goto(at('dimim/content/index.html?id=cpbird01'));
  await page.mouse.wheel(0, 10);
  await expect(page.locator('[data-island=circlePost][data-ready]')).toBeAttached();
  await page.getByRole('link', { name: /查看第 2 张，共 3 张/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a tap on a picture before its code is there opens the viewer, not the file',
  { tag },
  async ({ page }) => {
    const release = await holdScripts(page);
    const address = at('dimim/content/index.html?id=cpbird01');
    await page.goto(address, { waitUntil: 'commit' });
    const picture = page.getByRole('link', { name: /查看第 2 张，共 3 张/ });
    await picture.tap();
    await expect(picture).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(address);
  },
);

test('a complaint about a post can be begun', { tag }, async ({ page }) => {
  await page.goto(at('dimim/content/index.html?id=cpbird01'));
  await page.getByRole('main').getByRole('button', { name: '举报' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a complaint about a question is sent from the menu', { tag }, async ({ page }) => {
  await page.goto(at('fazak/problemShare/index.html?id=lawtrial'));
  await sendComplaint(page);
});

test('each page has a share card of its own', { tag }, async ({ request }) => {
  const html = await (await request.get(at('dimim/circle/index.html?id=circBird&page=1'))).text();
  expect(html).toMatch(/property="og:title" content="云浦观鸟"/);
  expect(html).toMatch(/property="og:url" content="[^"]*\/dimim\/circle\/index\.html\?id=circBird"/);
});
