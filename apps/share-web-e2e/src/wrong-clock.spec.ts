import type { Page } from '@playwright/test';
import { pages } from './support/pages';
import { untilReady } from './support/takingPart';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@environment', '@live', '@ui'];
const minute = 60_000;
const hour = 60 * minute;

/** The clock of the phone is off by so much; all else of it is right. */
const setClock = (page: Page, offBy: number) =>
  page.addInitScript((ms) => {
    const Real = Date;
    const now = () => Real.now() + ms;
    window.Date = new Proxy(Real, {
      construct: (target, given: [], own) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], own),
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, offBy);

/** Seconds of `01天02时03分04秒`. */
const secondsOf = (text: string): number => {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
};

const clocks = [
  ['right', 0],
  ['10 minutes fast', 10 * minute],
  ['10 minutes slow', -10 * minute],
  ['3 minutes fast', 3 * minute],
  ['8 hours fast', 8 * hour],
  ['8 hours slow', -8 * hour],
] as const;

for (const [name, offBy] of clocks) {
  test(`the countdown of a room is right on a phone whose clock is ${name}`, { tag }, async ({ page }) => {
    await setClock(page, offBy);
    await page.goto('/davmu/share/peony/local_live/2026/11/ferrylv1/index.html');
    await expect(page.locator('[data-island=liveRoom][data-ready]')).toBeAttached();
    const time = page.getByRole('timer').locator('time');
    const startsAt = Date.parse((await time.getAttribute('datetime')) ?? '');
    const isRight = async () =>
      Math.abs(secondsOf((await time.textContent()) ?? '') - (startsAt - Date.now()) / 1000) < 4;
    await expect.poll(isRight).toBe(true);
    // It stays right, and goes on.
    const shown = await time.textContent();
    await expect(time).not.toHaveText(shown ?? '');
    expect(await isRight()).toBe(true);
  });

  test(`ages are right on a phone whose clock is ${name}`, { tag }, async ({ page }) => {
    await setClock(page, offBy);
    await page.goto(pages.article);
    await untilReady(page, 'comments');
    await page.waitForLoadState('networkidle');
    const times = await page
      .locator('time[data-relative]')
      .evaluateAll((all) => all.map((time) => [(time as HTMLTimeElement).dateTime, time.textContent]));
    expect(times.length).toBeGreaterThan(10);
    const units = { 秒: 1, 分钟: 60, 小时: 3_600, 天: 86_400 } as Record<string, number>;
    for (const [at = '', text = ''] of times) {
      const [, count, unit] = /^(\d+)(秒|分钟|小时|天)前$/.exec(text ?? '') ?? [];
      const age = (Date.now() - Date.parse(at ?? '')) / 1000;
      if (!unit) expect(age).toBeGreaterThan(3 * 86_400 - minute);
      // Within three minutes, which caches and the rounding to a minute may add.
      else
        expect(Math.abs(age - (Number(count) + 0.5) * (units[unit] ?? 0))).toBeLessThan(
          (units[unit] ?? 0) / 2 + 181,
        );
    }
  });
}

test('a usual page makes no call for the time', { tag }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (call) => call.method() === 'HEAD' && requested.push(call.url()));
  await page.goto(pages.article);
  await untilReady(page, 'comments');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
});

test('a page that was saved for days tells the ages of now', { tag }, async ({ page }) => {
  const days = 100 * 24 * hour;
  await page.route('**/wetland1/index.html', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /data-made="(\d+)"/,
      (_, made) => `data-made="${Number(made) - days}"`,
    );
    return route.fulfill({
      response,
      body: html.replace(/(<time[^>]*data-relative=""[^>]*>)[^<]*/g, '$15秒前'),
    });
  });
  await page.goto(pages.article);
  await untilReady(page, 'comments');
  await expect(page.locator('time[data-relative]').filter({ hasText: /^5秒前$/ })).toHaveCount(0);
});

test(
  'an age in view that becomes wider moves nothing until the visitor is back',
  { tag },
  async ({ page }) => {
    const { layoutShift } = await watchPage(page);
    await page.route('**/wetland1/index.html', async (route) => {
      const response = await route.fetch();
      const at = new Date(Date.now() - 10 * hour - 1_000).toISOString();
      const aged = `<time dateTime="${at}" data-relative="">9小时前`;
      return route.fulfill({
        response,
        body: (await response.text()).replace(/<time[^>]*data-relative=""[^>]*>[^<]*/g, aged),
      });
    });
    await page.goto(pages.article);
    // Not scrolled to: blocks that come into view are laid out then, which is no matter of the ages.
    await expect(page.locator('time[data-relative]').filter({ hasText: '10小时前' }).last()).toBeAttached();
    await expect(page.locator('[data-by-line] time')).toHaveText('9小时前');
    expect(await layoutShift()).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('[data-by-line] time')).toHaveText('10小时前');
  },
);
