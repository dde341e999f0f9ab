import type { Page } from '@playwright/test';
import { audit } from './support/audit';
import { playScenario } from './support/platform';
import { expect, test } from './support/visitor';

const tag = ['@clue-report'];

const dejin = (path: string) => `/davmu/share/dejin/${path}/index.html`;
const report = dejin('detail/clueroad');
const person = dejin('personal/cluXitang');
const topic = dejin(`topic/${encodeURIComponent('道路与路灯')}`);

const reports = (page: Page) => page.getByRole('region', { name: '报料' });

test.afterEach(({ request }) => playScenario(request, 'default'));

for (const [what, path] of [
  ['a report', report],
  ['a person', person],
  ['a topic', topic],
] as const)
  test(
    `${what} that cannot be loaded says so, and comes with another try`,
    { tag },
    async ({ page, request }) => {
      await playScenario(request, 'clues-fail');
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByText('内容暂时没有加载出来')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await audit(page)).toEqual([]);
      await playScenario(request, 'default');
      await page.locator('main').getByRole('link', { name: '重新加载' }).tap();
      await expect(page.getByText('内容暂时没有加载出来')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    },
  );

test('a person’s list that fails is not empty, and loads on request', { tag }, async ({ page, request }) => {
  await playScenario(request, 'clue-lists-fail');
  await page.goto(person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('西塘路住户');
  await expect(page.getByText('暂无内容')).toHaveCount(0);
  const reload = reports(page).getByRole('button', { name: '重新加载' });
  await expect(reload).toBeVisible();
  await playScenario(request, 'default');
  await reload.tap();
  await expect(reports(page).getByRole('link')).toHaveCount(4);
});

test('a topic whose recommendations fail is whole', { tag }, async ({ page, request }) => {
  await playScenario(request, 'clue-lists-fail');
  await page.goto(topic);
  await expect(reports(page).getByRole('link')).toHaveCount(3);
  const recommended = page.getByRole('region', { name: '推荐话题' });
  await playScenario(request, 'default');
  await recommended.getByRole('button', { name: '重新加载' }).tap();
  await expect(recommended.getByRole('link').first()).toBeVisible();
});

test('empty lists say so', { tag }, async ({ page, request }) => {
  await playScenario(request, 'clues-empty');
  for (const path of [person, `${person}?tab=at_ta`, `${person}?tab=posts`, topic, dejin('topic')]) {
    await page.goto(path);
    await expect(page.getByText('暂无内容').first()).toBeVisible();
  }
});

test('a report that is gone: 404', { tag }, async ({ page, request }) => {
  await playScenario(request, 'clue-missing');
  expect((await page.goto(report))?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test('a report that is in review says so', { tag }, async ({ page, request }) => {
  await playScenario(request, 'clue-in-review');
  await page.goto(report);
  await expect(page.getByText('这条报料正在审核，通过后即可查看')).toBeVisible();
});
