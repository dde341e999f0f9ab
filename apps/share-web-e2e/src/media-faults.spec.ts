import type { Page, Route } from '@playwright/test';
import { expectToPlay, mediaOf, play, timeOf } from './support/media';
import { expect, test } from './support/visitor';

/** The sample recording has 12 segments of 2 s, `s00.m4s` to `s11.m4s`. All cases and the iPhone's way: `npm run test:playback`. */

const tag = ['@media-player', '@content-detail', '@live'];
const addressOf = (type: string, id: string) => `/davmu/share/peony/${type}/2026/11/${id}/index.html`;
const playlistVideo = addressOf('video', 'hlsvid01');
const fileVideo = addressOf('video', 'seasonv1');
const liveRoom = addressOf('local_live', 'birdlive');

const missing = (route: Route) => route.fulfill({ status: 404, body: 'not found' });
const segments = (first: number, last = first) =>
  new RegExp(
    `/media/live/s(?:${Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0')).join('|')})\\.m4s`,
  );

/** Answers with the bytes of the site, one word of which is replaced by another of the same length. */
const reworded = (words: readonly (readonly [string, string])[]) => async (route: Route) => {
  const response = await route.fetch({ headers: { ...route.request().headers(), range: '' } });
  const body = await response.body();
  for (const [from, to] of words)
    for (let at = body.indexOf(from); at >= 0; at = body.indexOf(from, at + 1)) body.write(to, at, 'latin1');
  await route.fulfill({ status: 200, contentType: 'video/mp4', body });
};

const start = async (page: Page, address: string) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/live/')) requested.push(request.url());
  });
  await page.goto(address);
  await expect(page.locator('[data-island][data-ready] video').first()).toBeAttached();
  await play(page);
  return requested;
};

const expectToReach = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(mediaOf(page)), { timeout: 30_000 }).toBeGreaterThan(seconds);

for (const [name, first, last] of [
  ['the first segment', 0, 0],
  ['segments in the middle', 2, 4],
] as const)
  test(`a recording without ${name} plays on behind it, and says so`, { tag }, async ({ page }) => {
    await page.route(segments(first, last), missing);
    const requested = await start(page, playlistVideo);
    await expect(page.getByText('有一小段无法播放，已跳过')).toBeVisible({ timeout: 20_000 });
    await expectToReach(page, 2 * (last + 1) + 1);
    await expectToPlay(mediaOf(page));
    expect(requested.filter((url) => segments(first, last).test(url)).length).toBeLessThanOrEqual(
      last - first + 2,
    );
  });

test('another try goes on behind the place where many segments are missing', { tag }, async ({ page }) => {
  await page.route(segments(1, 9), missing);
  await start(page, playlistVideo);
  await expect(page.getByRole('alert').filter({ hasText: '视频暂时无法播放' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: '重试' }).tap();
  await expectToReach(page, 20);
});

test(
  'a stream that is gone for a while comes back by itself, and says meanwhile what it does',
  { tag },
  async ({ page }) => {
    test.setTimeout(120_000);
    const playlist = /\/media\/live\/live\.m3u8/;
    const requested = await start(page, liveRoom);
    await expectToPlay(mediaOf(page));
    await page.route(playlist, missing);
    requested.length = 0;
    const message = page.getByText('直播画面中断，正在重新连接');
    await expect(message).toBeVisible({ timeout: 40_000 });
    await page.waitForTimeout(5_000);
    // A second, two, four, then every eight.
    expect(requested.filter((url) => playlist.test(url)).length).toBeLessThanOrEqual(15);
    await page.unroute(playlist, missing);
    await expect(message).toBeHidden({ timeout: 15_000 });
    await expectToPlay(mediaOf(page));
  },
);

test.describe('a format that the browser lacks', { tag }, () => {
  const unsupported = (page: Page) =>
    page.getByRole('alert').filter({ hasText: '当前浏览器不支持此视频的格式' });

  test('in a playlist is named, with the way to the app instead of another try', async ({ page }) => {
    await page.route(
      /\/media\/live\/init\.mp4/,
      reworded([
        ['avc1', 'hvc1'],
        ['avcC', 'hvcC'],
      ]),
    );
    await start(page, playlistVideo);
    await expect(unsupported(page)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('button', { name: '重试' })).toBeHidden();
    await page.getByRole('button', { name: '打开App观看' }).tap();
    await expect(page.getByRole('dialog').first()).toBeVisible();
  });

  test('in a file is named as well', async ({ page }) => {
    const words = [
      ['ftyp', 'xtyp'],
      ['moov', 'xoov'],
    ] as const;
    await page.route(/\/media\/clip\/.*\.mp4/, reworded(words));
    await start(page, fileVideo);
    await expect(unsupported(page)).toBeVisible({ timeout: 15_000 });
  });

  test('of the picture alone is named while the sound plays', async ({ page }) => {
    await page.route(/\/media\/clip\/.*\.mp4/, reworded([['avc1', 'hvc9']]));
    await start(page, fileVideo);
    await expectToPlay(mediaOf(page));
    await expect(page.getByText('此浏览器无法显示画面，只能听到声音')).toBeVisible({ timeout: 15_000 });
  });

  test('a file that is missing is another matter', async ({ page }) => {
    await page.route(/\/media\/clip\/.*\.mp4/, missing);
    await start(page, fileVideo);
    await expect(page.getByRole('alert').filter({ hasText: '视频暂时无法播放' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  });
});
