import { playScenario } from './support/platform';
import { expect, test } from './support/visitor';

const tag = ['@community'];

const at = (path: string) => `/davmu/share/${path}`;

test.afterEach(({ request }) => playScenario(request, 'default'));

for (const [address, heading] of [
  ['dimim/circle/index.html?id=circBird', '云浦观鸟'],
  ['dimim/circle/index.html?id=circBird&type=topics', '云浦观鸟'],
  ['dimim/topic/index.html?id=ctSouth1', '#南岸打卡#'],
  ['fazak/problemShare/index.html?id=lawtrial', '试用期被辞退'],
  ['dejin/catalog/index.html?rid=yunpubook&id=bookroot', '云浦便民手册'],
] as const)
  test(
    `a list that fails leaves the page, says so, and loads on request: ${address}`,
    { tag },
    async ({ page, request }) => {
      await playScenario(request, 'community-lists-fail');
      await page.goto(at(address));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByText(/暂无内容|还没有律师回答/)).toHaveCount(0);
      const reload = page.getByRole('button', { name: '重新加载' });
      await expect(reload).toBeVisible();
      await playScenario(request, 'default');
      await reload.click();
      await expect(reload).toHaveCount(0);
      await expect(page.getByText('加载失败')).toHaveCount(0);
    },
  );

test('what is empty says so', { tag }, async ({ page, request }) => {
  await playScenario(request, 'circles-empty');
  await page.goto(at('dimim/circle/index.html?id=circBird'));
  await expect(page.getByText('暂无内容')).toBeVisible();
  await playScenario(request, 'law-unanswered');
  await page.goto(at('fazak/problemShare/index.html?id=lawtrial'));
  await expect(page.getByText('还没有律师回答')).toBeVisible();
  await playScenario(request, 'open-content-empty');
  await page.goto(at('dejin/catalog/index.html?rid=yunpubook&id=bookroot'));
  await expect(page.getByText('暂无内容')).toBeVisible();
});

test('a platform that fails is no missing page', { tag }, async ({ page, request }) => {
  await playScenario(request, 'circles-fail');
  expect((await page.goto(at('dimim/circle/index.html?id=circRuns')))?.status()).toBeGreaterThanOrEqual(500);
  await playScenario(request, 'circle-missing');
  expect((await page.goto(at('dimim/circle/index.html?id=circCook')))?.status()).toBe(404);
});
