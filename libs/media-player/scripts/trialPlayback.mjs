/**
 * Plays the sample stream and a recording in Chromium (`npm run test:playback`): through hls.js, and natively, as on an iPhone. A stream
 * plays longer than its recording lasts, so across the place where it begins again; then the network is gone for five seconds. Counts
 * frames. Fails when frames are missing or playback does not go on. Faults of streams are in `trialFaults.mjs`, which follows.
 *
 * Usage: node libs/media-player/scripts/trialPlayback.mjs [--port 6900]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../../playwright.preset.mjs';
import { startServers } from './startServers.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '6900' } } });
const port = Number(values.port);
const folder = mkdtempSync(join(tmpdir(), 'share-playback-'));

/** Of the sample media. */
const framesPerSecond = 25;
/** The recording that the stream repeats lasts 24 s. */
const streamSeconds = 30;
const recordingSeconds = 8;
const cutMs = 5_000;
const goOnSeconds = 6;
/** Share of the frames that a busy machine has to come to. */
const enoughFrames = 0.7;
const patienceMs = 60_000;

const android =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1';

const stateOf = (page) =>
  page
    .locator('video')
    .first()
    .evaluate((video) => ({
      at: performance.now(),
      time: video.currentTime,
      frames: video.getVideoPlaybackQuality().totalVideoFrames,
      isScript: video.src.startsWith('blob:'),
      error: video.error?.message,
    }));

/** The way from one look to the next; one that loads anew begins its counts anew, and may jump. */
const progress = (before, now) => ({
  seconds: Math.min(Math.max(0, now.time - before.time), (now.at - before.at) / 1000),
  frames: now.frames >= before.frames ? now.frames - before.frames : now.frames,
});

/** Waits until so many seconds more have been played. @returns the played time, or the state after a minute */
const playFor = async (page, seconds) => {
  const end = Date.now() + patienceMs;
  const played = { seconds: 0, frames: 0 };
  for (let before = await stateOf(page); played.seconds < seconds && Date.now() < end;) {
    await page.waitForTimeout(200);
    const now = await stateOf(page);
    const step = progress(before, now);
    played.seconds += step.seconds;
    played.frames += step.frames;
    before = now;
  }
  return played;
};

const kinds = {
  stream: {
    path: 'birdlive',
    seconds: streamSeconds,
    start: (page) => page.getByRole('button', { name: /^播放 / }),
  },
  recording: {
    path: 'operalv1',
    seconds: recordingSeconds,
    start: (page) => page.getByRole('link', { name: /第二折/ }),
  },
};

const runTrial = async (browser, site, { kind, userAgent }) => {
  const { path, seconds, start } = kinds[kind];
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    userAgent,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await page.goto(`${site}/davmu/share/peony/local_live/2026/11/${path}/index.html`);
  await page.locator('[data-island=liveRoom][data-ready]').waitFor({ state: 'attached' });
  await start(page).first().tap();
  await page.waitForFunction(() => document.querySelector('video')?.currentTime > 0, undefined, {
    timeout: patienceMs,
  });
  const played = await playFor(page, seconds);
  await context.setOffline(true);
  await page.waitForTimeout(cutMs);
  await context.setOffline(false);
  const after = await playFor(page, goOnSeconds);
  const { isScript, error } = await stateOf(page);
  await context.close();
  const problems = [
    played.seconds < seconds && 'did not play to the end',
    played.frames < played.seconds * framesPerSecond * enoughFrames && 'frames are missing',
    after.seconds < goOnSeconds && 'did not go on after the cut',
    after.frames < goOnSeconds * framesPerSecond * enoughFrames && 'frames are missing after the cut',
    isScript !== (userAgent === android) && 'played in the other way',
    error,
  ].filter(Boolean);
  return { played, after, problems };
};

const { site, stop } = await startServers(port, folder);
const browser = await playwright.launch(chromium);
const rows = {};
for (const [way, userAgent] of [
  ['hls.js', android],
  ['native', iPhone],
])
  for (const kind of Object.keys(kinds)) {
    console.log(`${kind}, ${way} …`);
    const { played, after, problems } = await runTrial(browser, site, { kind, userAgent });
    rows[`${kind}, ${way}`] = {
      played: `${played.seconds.toFixed(1)} s`,
      frames: `${played.frames} of ${Math.round(played.seconds * framesPerSecond)}`,
      'after the cut': `${after.seconds.toFixed(1)} s, ${after.frames} frames`,
      problems: problems.join('; ') || 'none',
    };
    if (problems.length > 0) process.exitCode = 1;
  }
await browser.close();
await stop();
rmSync(folder, { recursive: true, force: true });
console.table(rows);
