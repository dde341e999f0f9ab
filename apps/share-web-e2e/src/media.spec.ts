import type { Page } from '@playwright/test';
import { expectToPlay, mediaOf, nearTheEnd, play, timeOf } from './support/media';
import { platformUrl } from './support/platform';
import { expect, test } from './support/visitor';
import { watchPage } from './support/watchPage';

const tag = ['@content-detail', '@tracking'];

const addressOf = (type: string, id: string) => `/davmu/share/peony/${type}/2026/11/${id}/index.html`;
const playlistVideo = addressOf('video', 'hlsvid01');
const fileVideo = addressOf('video', 'seasonv1');
const subtitled = addressOf('video', 'subtit01');
const shortVideo = addressOf('svideo', 'svfirst1');
const recording = addressOf('audio', 'audio30s');
const audioAlbum = addressOf('audio_album', 'nightbot');
const videoAlbum = addressOf('video_album', 'craftsva');

const requestsOf = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return (pattern: RegExp) => urls.filter((url) => pattern.test(url));
};

test('a file plays after the tap, not before, and with sound', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto(fileVideo);
  await expect(page.locator('[data-island=video][data-ready]')).toBeVisible();
  expect(await mediaOf(page).evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  await play(page);
  await expectToPlay(mediaOf(page));
  expect(await mediaOf(page).evaluate((video) => (video as HTMLVideoElement).muted)).toBe(false);
  expect(watch.problems).toEqual([]);
});

test('a playlist plays through hls.js, whose code comes with the tap', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  const requests = requestsOf(page);
  await page.goto(playlistVideo);
  await expect(page.locator('[data-island=video][data-ready]')).toBeVisible();
  expect(requests(/attachHls|\.m3u8/)).toEqual([]);
  await play(page);
  await expectToPlay(mediaOf(page));
  expect(requests(/attachHls/).length).toBeGreaterThan(0);
  await expect(mediaOf(page)).toHaveAttribute('src', /^blob:/);
  expect(watch.problems).toEqual([]);
});

test.describe('on an iPhone', { tag }, () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  });

  test('a playlist is given to the element itself, without hls.js', async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto(playlistVideo);
    await play(page);
    await expect(mediaOf(page)).toHaveAttribute('src', /\.m3u8$/);
    expect(requests(/attachHls/)).toEqual([]);
  });
});

test('ManagedMediaSource means the element itself, too', { tag }, async ({ page }) => {
  const requests = requestsOf(page);
  await page.addInitScript(() => Object.assign(window, { ManagedMediaSource: class {} }));
  await page.goto(playlistVideo);
  await play(page);
  await expect(mediaOf(page)).toHaveAttribute('src', /\.m3u8$/);
  expect(requests(/attachHls/)).toEqual([]);
});

test('without a network a video says so, and plays with the second try', { tag }, async ({ page }) => {
  await page.route(/\.mp4/, (route) => route.abort());
  await page.goto(fileVideo);
  await play(page);
  await expect(page.getByRole('alert').filter({ hasText: '视频暂时无法播放' })).toBeVisible();
  await page.unroute(/\.mp4/);
  await page.getByRole('button', { name: '重试' }).tap();
  await expectToPlay(mediaOf(page));
});

test('the place is found again after a reload', { tag }, async ({ page }) => {
  await page.goto(playlistVideo);
  await play(page);
  await expectToPlay(mediaOf(page));
  await mediaOf(page).evaluate((video) => {
    (video as HTMLVideoElement).currentTime = 12;
  });
  await page.getByRole('button', { name: /^暂停/ }).tap();
  await page.reload();
  await play(page);
  await expectToPlay(mediaOf(page));
  expect(await timeOf(mediaOf(page))).toBeGreaterThan(11.9);
});

test('speed and the keys work', { tag }, async ({ page }) => {
  await page.goto(subtitled);
  await play(page);
  await expectToPlay(mediaOf(page));
  await mediaOf(page).tap();
  await page.getByRole('button', { name: '播放速度 1 倍' }).tap();
  expect(await mediaOf(page).evaluate((video) => (video as HTMLVideoElement).playbackRate)).toBe(1.25);
  const before = await timeOf(mediaOf(page));
  await page.getByRole('slider', { name: '播放进度' }).press('ArrowRight');
  expect(await timeOf(mediaOf(page))).toBeGreaterThan(before + 4);
});

test('subtitles are on from the start, and the language chosen last is saved', { tag }, async ({ page }) => {
  const requests = requestsOf(page);
  const shownLanguage = () =>
    mediaOf(page).evaluate((video) => {
      const shown = [...(video as HTMLVideoElement).textTracks].find(({ mode }) => mode === 'showing');
      return shown?.cues?.length ? shown.language : undefined;
    });
  await page.goto(subtitled);
  await expect(page.locator('[data-island=video][data-ready]')).toBeVisible();
  expect(requests(/\.vtt/)).toEqual([]);
  await play(page);
  await expectToPlay(mediaOf(page));
  await expect.poll(shownLanguage).toBe('zh');
  await mediaOf(page).tap();
  await page.getByRole('button', { name: '字幕 中文' }).tap();
  await page.getByRole('menuitemradio', { name: 'English' }).tap();
  await expect.poll(shownLanguage).toBe('en');
  await page.reload();
  await play(page);
  await expectToPlay(mediaOf(page));
  await expect.poll(shownLanguage).toBe('en');
  await mediaOf(page).tap();
  await page.getByRole('button', { name: '字幕 English' }).tap();
  await page.getByRole('menuitemradio', { name: '关闭' }).tap();
  await expect.poll(shownLanguage).toBeUndefined();
});

test('a video that the visitor has scrolled past pauses', { tag }, async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto(fileVideo);
  await play(page);
  await expectToPlay(mediaOf(page));
  await page.evaluate(() => window.scrollBy(0, 900));
  await expect.poll(() => mediaOf(page).evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
});

test('picture in picture opens a window for the video and closes it', { tag }, async ({ page }) => {
  await page.goto(fileVideo);
  await play(page);
  await expectToPlay(mediaOf(page));
  const isDetached = () => page.evaluate(() => document.pictureInPictureElement !== null);
  const button = page.getByRole('button', { name: '画中画' });
  await mediaOf(page).tap();
  await button.tap();
  await expect.poll(isDetached).toBe(true);
  await button.evaluate((control: HTMLElement) => control.click());
  await expect.poll(isDetached).toBe(false);
});

test('visitors who save data fetch nothing before the tap', { tag }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const requests = requestsOf(page);
  await page.goto(shortVideo);
  await expect(page.locator('[data-island=shortVideo][data-ready]')).toBeAttached();
  await expect(page.locator('main').getByRole('button', { name: /^播放/ }).first()).toBeVisible();
  expect(requests(/\.(mp4|m4s|m3u8)/)).toEqual([]);
  await play(page);
  await expectToPlay(mediaOf(page));
});

test.describe('for visitors who want a still page', { tag }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a short video waits for the tap', async ({ page }) => {
    await page.goto(shortVideo);
    await expect(page.locator('[data-island=shortVideo][data-ready]')).toBeAttached();
    expect(await mediaOf(page).evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  });
});

test('a short video starts without sound, gives it on request, and leads on', { tag }, async ({ page }) => {
  await page.goto(shortVideo);
  await expectToPlay(mediaOf(page));
  await page.getByRole('button', { name: '打开声音' }).tap();
  expect(await mediaOf(page).evaluate((video) => (video as HTMLVideoElement).muted)).toBe(false);
  await page.locator('main').getByRole('button', { name: /^暂停/ }).tap();
  await expect.poll(() => mediaOf(page).evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
  await page.getByRole('link', { name: '下一条' }).tap();
  await expect(page).toHaveURL(/svnext01/);
  await expectToPlay(mediaOf(page));
});

test(
  'a short video can be reported and copied from its menu, and left for the app',
  { tag },
  async ({ page }) => {
    await page.goto(shortVideo);
    await page.getByRole('button', { name: '导航' }).tap();
    const menu = page.getByRole('dialog', { name: '导航' });
    await expect(menu.getByRole('button', { name: '复制链接' })).toBeVisible();
    await expect(menu.getByRole('button', { name: '投诉举报' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^点赞/ }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: '立即前往' })).toBeVisible();
  },
);

test('an audio album goes on to the next track, and remembers what was played', { tag }, async ({ page }) => {
  await page.goto(audioAlbum);
  await play(page);
  const rows = page.getByRole('region', { name: '全部节目' }).getByRole('listitem');
  await expectToPlay(mediaOf(page));
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await nearTheEnd(mediaOf(page));
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expectToPlay(mediaOf(page));
  await expect(rows.nth(0)).toContainText('已听完');
  await page.reload();
  await expect(rows.nth(0)).toContainText('已听完');
});

test('the lock screen shows what plays', { tag }, async ({ page }) => {
  await page.goto(audioAlbum);
  await play(page);
  await expectToPlay(mediaOf(page));
  const shown = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return { title: metadata?.title, album: metadata?.album, playbackState };
  });
  expect(shown).toEqual({ title: '为什么我们爱听雨', album: '夜航船', playbackState: 'playing' });
});

test('an audio album can be collected by those who log in', { tag }, async ({ page }) => {
  await page.goto(audioAlbum);
  await page.getByRole('button', { name: '收藏', exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a recording is moved by fifteen seconds and found again', { tag }, async ({ page }) => {
  await page.goto(recording);
  await play(page);
  await expectToPlay(mediaOf(page));
  await page.getByRole('button', { name: '前进15秒' }).tap();
  await expect.poll(() => timeOf(mediaOf(page))).toBeGreaterThan(15);
  await page.locator('main').getByRole('button', { name: '暂停' }).tap();
  await page.reload();
  await play(page);
  await expectToPlay(mediaOf(page));
  expect(await timeOf(mediaOf(page))).toBeGreaterThan(14.9);
});

test('a video album goes on to the next video', { tag }, async ({ page }) => {
  await page.goto(videoAlbum);
  const rows = page.getByRole('region', { name: '全部视频' }).getByRole('link');
  const second = await rows.nth(1).innerText();
  await play(page);
  await expectToPlay(mediaOf(page));
  await nearTheEnd(mediaOf(page));
  await expect(page.locator('[aria-current=true]')).toHaveText(second, { useInnerText: true });
  await expectToPlay(mediaOf(page));
});

test(
  'what is played, paused and played to its end reaches the statistics',
  { tag },
  async ({ page, request }) => {
    const behavioursOf = async (id: string) => {
      const events = (await (await request.get(`${platformUrl()}/-/beacons`)).json()) as {
        behavior: string;
        tid: string;
      }[];
      return new Set(events.filter(({ tid }) => tid === id).map(({ behavior }) => behavior));
    };
    const expected = ['play', 'pause', 'finish_play'];
    for (const [address, id] of [
      [subtitled, 'subtit01'],
      [recording, 'audio30s'],
    ] as const) {
      await page.goto(address);
      await play(page);
      await expectToPlay(mediaOf(page));
      await page.locator('main').getByRole('button', { name: /^暂停/ }).first().tap();
      await play(page);
      await expectToPlay(mediaOf(page));
      await nearTheEnd(mediaOf(page));
      await expect
        .poll(async () => [...(await behavioursOf(id))], { timeout: 15_000 })
        .toEqual(expect.arrayContaining(expected));
    }
  },
);

test('an address that is no address is never played', { tag }, async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto(addressOf('video', 'noplay01'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main video')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('视频暂时无法播放');
  await page.getByText('重新加载').first().tap();
  await expect(page.locator('main')).toContainText('视频暂时无法播放');
  expect(watch.problems).toEqual([]);
});
