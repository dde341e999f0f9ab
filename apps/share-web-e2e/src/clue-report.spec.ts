import type { Page } from '@playwright/test';
import { expectMessage } from './support/expectMessage';
import { scrollThrough } from './support/scrollThrough';
import { sendComplaint } from './support/sendComplaint';
import { smallTargets } from './support/smallTargets';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@clue-report', '@comments'];

const dejin = (path: string) => `/davmu/share/dejin/${path}`;
const topicOf = (name: string) => dejin(`topic/${encodeURIComponent(name)}/index.html`);

const report = dejin('detail/clueroad/index.html');
const person = dejin('personal/cluXitang/index.html');
const topic = topicOf('道路与路灯');
const topics = dejin('topic/index.html');

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

const kinds: [what: string, path: string, heading: string][] = [
  ['an open report', dejin('detail/cluewait/index.html'), '平川路口的行人红灯要等一百一十秒'],
  ['a person to whom it is addressed', dejin('personal/cluWenZhg/index.html?tab=at_ta'), '云浦问政'],
  ['a person with published items', dejin('personal/cluFangT1/index.html?tab=posts'), '方棠'],
  ['a topic without reports', topicOf('文明养宠'), '文明养宠'],
  ['the recommended topics', topics, '推荐话题'],
];

for (const [what, path, heading] of kinds)
  test(
    `${what}: one heading, no fault, no shift, nothing too small or too wide`,
    { tag },
    async ({ page }) => {
      const watch = await watchPage(page);
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(headingOf(page)).toContainText(heading);
      await scrollThrough(page);
      expect(await smallTargets(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await watch.layoutShift()).toBeLessThan(0.02);
      expect(watch.problems).toEqual([]);
    },
  );

test('a report shows its steps, the latest first', { tag }, async ({ page }) => {
  await page.goto(report);
  const steps = page.getByRole('region', { name: '办理进度' }).getByRole('listitem');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('市政养护中心');
  await expect(steps.last()).toContainText('已转办市政养护中心。');
  await expect(page.getByText('云浦市 西塘路 118 号附近')).toBeVisible();
});

test('a complaint about a report is sent from the menu', { tag }, async ({ page }) => {
  await page.goto(report);
  await sendComplaint(page);
});

test('from a report to its reporter, whom it addresses, and its topic', { tag }, async ({ page }) => {
  for (const [link, heading] of [
    [/^西塘路住户/, '西塘路住户'],
    ['@市政养护中心', '市政养护中心'],
    ['# 道路与路灯', '道路与路灯'],
  ] as const) {
    await page.goto(report);
    await page.locator('main').getByRole('link', { name: link }).tap();
    await expect(headingOf(page)).toContainText(heading);
  }
});

test('a report that is not reviewed yet says so', { tag }, async ({ page }) => {
  await page.goto(dejin('detail/cluenew1/index.html'));
  await expect(page.getByText('这条报料正在审核，通过后即可查看')).toBeVisible();
  await expect(page.getByText('沿街商铺')).toHaveCount(0);
});

test('R76: the bar under a report leads to the app', { tag }, async ({ page }) => {
  for (const name of ['说说你看到的情况', /^点赞/, '收藏', /^评论/]) {
    await page.goto(report);
    await page.locator('footer').getByRole('button', { name }).first().tap();
    await expect(page.getByRole('dialog').filter({ hasText: '立即前往' })).toBeVisible();
  }
});

test('a report whose comments are closed says so', { tag }, async ({ page }) => {
  await page.goto(dejin('detail/clueshut/index.html'));
  await page.getByRole('button', { name: '评论已关闭' }).tap({ force: true });
  await expectMessage(page, '评论已关闭～');
});

test('a picture opens in the viewer', { tag }, async ({ page }) => {
  await page.goto(report);
  await page.mouse.wheel(0, 10);
  await expect(page.locator('[data-island=cluePictures][data-ready]')).toBeAttached();
  await page.locator('main').getByRole('link', { name: /图 2$/ }).tap();
  await expect(page.getByRole('dialog', { name: '看图' })).toContainText('2 / 3');
});

test('the tabs of a person and the orders of a topic are links', { tag }, async ({ page }) => {
  await page.goto(person);
  await page.getByRole('navigation', { name: '内容' }).getByRole('link', { name: '@TA' }).tap();
  await expect(page).toHaveURL(/\?tab=at_ta$/);
  await expect(page.getByText('暂无内容')).toBeVisible();
  await page.goto(topicOf('公交出行'));
  const cards = page.getByRole('region', { name: '报料' }).getByRole('link');
  const mostViewed = await cards.first().getAttribute('href');
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '最新' }).tap();
  await expect(page).toHaveURL(/\?sort=new$/);
  await expect(cards.first()).not.toHaveAttribute('href', mostViewed ?? '');
});

test('what the app opens is what the page shows', { tag }, async ({ page }) => {
  for (const [path, id, stype] of [
    [report, 'clueroad', 'dejinDetail'],
    [person, 'cluXitang', 'dejinPersonal'],
    [topic, '道路与路灯', 'dejinTopic'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('header a[data-open-app]').getAttribute('href');
    const opened = decodeURIComponent(decodeURIComponent(href ?? ''));
    expect(opened).toContain(stype);
    expect(opened).toContain(id);
  }
});

test.describe('without scripts', { tag }, () => {
  test.use({ javaScriptEnabled: false });

  test('everything is read', async ({ page }) => {
    await page.goto(report);
    await expect(page.getByRole('region', { name: '办理进度' }).getByRole('listitem')).toHaveCount(2);
    await page.goto(person);
    await expect(page.getByRole('region', { name: '报料' }).getByRole('link')).toHaveCount(4);
    await page.goto(topics);
    await expect(headingOf(page)).toHaveText('推荐话题');
  });
});

test.describe('addresses that lead nowhere', { tag }, () => {
  for (const path of [
    'detail/index.html',
    'detail/nosuchid/index.html',
    'detail/..%2fclueroad/index.html',
    'detail/clueroad/more/index.html',
    'detail/%00/index.html',
    'personal/index.html',
    'personal/nosuchid/index.html',
    'personal/a%2Fb/index.html',
    'personal/cluXitang/index.html?page=7',
    'personal/cluXitang/index.html?tab=posts&page=7',
    'personal/%E6%B2%A1%E6%9C%89/index.html',
    `topic/${encodeURIComponent('没有这个话题')}/index.html`,
    'topic/a%2Fb/index.html',
    'topic/index.html?page=9',
    `topic/${encodeURIComponent('道路与路灯')}/index.html?page=9`,
    'topic/%2e%2e/index.html',
    'topic/100%25/index.html',
    'topic/%E0%A4%A/index.html',
  ])
    test(`${path} is 404`, async ({ request }) => {
      const response = await request.get(dejin(path));
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('This page could not be found');
    });
});
