/**
 * Plays the sample recording and the sample stream with faults in Chromium (part of `npm run test:playback`), through hls.js and natively, as on an
 * iPhone. Fails when playback stands still for too long, says nothing, asks too often, or does not come back.
 *
 * Usage: node libs/media-player/scripts/trialFaults.mjs [--port 6910] [--only <words of a trial>]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../../playwright.preset.mjs';
import { startServers } from './startServers.mjs';
import { livePlaylist, recordingTrials, streamTrials } from './streamFaults.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '6910' }, only: { type: 'string', default: '' } },
});
const folder = mkdtempSync(join(tmpdir(), 'share-faults-'));
const outageMs = 20_000;
const backWithinMs = 15_000;
const patienceMs = 60_000;

const userAgents = {
  'hls.js':
    'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  native:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
};

const openRoom = async (browser, site, way, room) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents[way],
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const requests = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/live/')) requests.push(request.url());
  });
  await page.goto(`${site}/davmu/share/peony/local_live/2026/11/${room}/index.html`);
  await page.locator('[data-island=liveRoom][data-ready]').waitFor({ state: 'attached' });
  return { page, requests, close: () => context.close() };
};

const stateOf = (page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    const player = video?.closest('[role=group]');
    return {
      at: performance.now(),
      time: video?.currentTime ?? 0,
      hasEnded: video?.ended === true,
      words: [...(player?.querySelectorAll('[role=status],[role=alert]') ?? [])]
        .map(({ textContent }) => textContent)
        .join(' '),
      state: player?.getAttribute('data-state'),
    };
  });

/** Looks until `isDone`; measures the longest time for which playback stood still, and collects what was said. */
const watch = async (page, isDone) => {
  const end = Date.now() + patienceMs;
  const seen = { stood: 0, words: new Set(), state: undefined, isDone: false };
  let before = await stateOf(page);
  let movedAt = before.at;
  while (Date.now() < end) {
    await page.waitForTimeout(250);
    const now = await stateOf(page);
    if (now.time !== before.time || now.hasEnded) movedAt = now.at;
    seen.stood = Math.max(seen.stood, (now.at - movedAt) / 1000);
    if (now.words) seen.words.add(now.words);
    seen.state = now.state;
    before = now;
    if (isDone(now)) return { ...seen, isDone: true, time: now.time };
  }
  return { ...seen, time: before.time };
};

const runRecording = async (browser, site, way, trial) => {
  const { page, requests, close } = await openRoom(browser, site, way, 'operalv1');
  await trial.plant(page);
  await page
    .getByRole('link', { name: /第二折/ })
    .first()
    .tap();
  const { reaches = Infinity, ends = false, says, within = 10, maxRequests = Infinity } = trial;
  const isDone = ({ time, hasEnded, words }) => {
    if (says) return says.test(words);
    return ends ? hasEnded : time >= reaches;
  };
  const seen = await watch(page, isDone);
  const requested = requests.length;
  await close();
  const problems = [
    !seen.isDone &&
      `did not come so far (${seen.time.toFixed(1)} s, ${seen.state}, ${[...seen.words].join('; ')})`,
    seen.stood > within && `stood still for ${seen.stood.toFixed(1)} s`,
    requested > maxRequests && `${requested} requests`,
  ].filter(Boolean);
  return { stood: seen.stood, requested, words: [...seen.words].join('; '), problems };
};

const runStream = async (browser, site, way, { fault, says }) => {
  const { page, requests, close } = await openRoom(browser, site, way, 'birdlive');
  await page
    .getByRole('button', { name: /^播放 / })
    .first()
    .tap();
  await page.waitForFunction(() => document.querySelector('video')?.currentTime > 3, undefined, {
    timeout: patienceMs,
  });
  let last;
  const answer = async (route) => {
    if (fault !== 'frozen') return fault(route);
    last ??= await (await route.fetch()).body();
    return route.fulfill({ status: 200, contentType: 'application/vnd.apple.mpegurl', body: last });
  };
  await page.route(livePlaylist, answer);
  requests.length = 0;
  const outage = Date.now();
  const during = await watch(page, () => Date.now() - outage >= outageMs);
  const requested = requests.filter((url) => livePlaylist.test(url)).length;
  const stopped = (await stateOf(page)).time;
  await page.unroute(livePlaylist, answer);
  const returned = Date.now();
  let moved = 0;
  let before = stopped;
  // Two seconds of play, so that the end of what was in store does not count.
  const after = await watch(page, ({ time }) => {
    const step = time - before;
    before = time;
    if (step > 0 && step < 1) moved += step;
    return moved >= 2;
  });
  const backAfter = Date.now() - returned;
  const words = (await stateOf(page)).words;
  await close();
  const said = [...during.words, ...after.words].join('; ');
  const problems = [
    !after.isDone && `did not come back (${after.state})`,
    backAfter > backWithinMs && `came back after ${backAfter} ms`,
    requested > 15 && fault !== 'frozen' && `${requested} requests for the playlist`,
    !says.test(said) && `said ${said || 'nothing'}`,
    says.test(words) && 'still says so',
  ].filter(Boolean);
  return { stood: during.stood, requested, words: said, backAfter, problems };
};

const { site, stop } = await startServers(Number(values.port), folder);
const browser = await playwright.launch(chromium);
const rows = {};
const run = async (name, way, trial) => {
  if (!`${name}, ${way}`.includes(values.only)) return;
  console.log(`${name}, ${way} …`);
  const { stood, requested, words, backAfter, problems } = await trial();
  rows[`${name}, ${way}`] = {
    'stood still': `${stood.toFixed(1)} s`,
    requests: requested,
    ...(backAfter !== undefined && { back: `${(backAfter / 1000).toFixed(1)} s` }),
    said: words.slice(0, 60),
    problems: problems.join('; ') || 'none',
  };
  if (problems.length > 0) process.exitCode = 1;
};
for (const [name, trial] of Object.entries(recordingTrials))
  for (const way of trial.ways ?? Object.keys(userAgents))
    await run(name, way, () => runRecording(browser, site, way, trial));
for (const [name, trial] of Object.entries(streamTrials))
  for (const way of Object.keys(userAgents)) await run(name, way, () => runStream(browser, site, way, trial));
await browser.close();
await stop();
rmSync(folder, { recursive: true, force: true });
console.table(rows);
