/**
 * How long the tasks of a live room's page take while its chat is lively (`npm run bench:chat`): the built site in Chromium on a
 * processor slowed down four times, fifty messages a second. Once at the end of the chat, once while scrolled back. Task lengths
 * are processor time, which other work on the machine changes less than the clock: a page that is held up renders more lines at
 * once. Fails when a task takes longer than 50 ms.
 *
 * Usage: npm run bench:chat -- [--rate 50] [--seconds 20] [--port 6900]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../../playwright.preset.mjs';
import { startSiteInFront } from '../../reference-live/scripts/startLiveServer.mjs';
import { startForked } from '../../../tools/workspace/src/bench/startForked.mjs';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    port: { type: 'string', default: '6900' },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const slowDown = 4;
const longestMs = 50;
const root = join(import.meta.dirname, '../../..');
const address = '/davmu/share/peony/local_live/2026/11/birdlive/index.html';
const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';

const platform = await startForked({ root, file: 'libs/reference-platform/scripts/livelyPlatform.mjs' });
const site = await startSiteInFront(platform.started.port, Number(values.port));
const browser = await playwright.launch(chromium);

const openRoom = async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: phone,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(`http://127.0.0.1:${site.port}${address}`);
  await page.locator('[data-island=liveRoom][data-ready]').waitFor({ state: 'attached' });
  while ((await platform.ask()).online === 0) await page.waitForTimeout(50);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return { page, client, close: () => context.close() };
};

/** Processor time of the tasks of the page's main thread in a trace, in milliseconds, the longest first. */
const tasksOf = (trace) => {
  const { traceEvents } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0, dur = 0 }) => ({ cpu: tdur / 1000, wall: dur / 1000 }))
    .sort((one, other) => other.cpu - one.cpu);
};

const measure = async (name, prepare) => {
  console.log(`${name}: ${rate} messages a second for ${seconds} s …`);
  const { page, close } = await openRoom();
  await prepare(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await platform.ask({ sendLines: { rate, count: rate * seconds } });
  await page.waitForTimeout(1_000);
  const tasks = tasksOf(await browser.stopTracing());
  const lines = await page.getByRole('log').getByRole('listitem').count();
  await close();
  const total = tasks.reduce((sum, { cpu }) => sum + cpu, 0);
  return { name, lines, tasks: tasks.length, total, longest: tasks.slice(0, 5) };
};

const results = [
  await measure('at the end', async () => undefined),
  await measure('reading back', async (page) => {
    await platform.ask({ sendLines: { rate: 100, count: 100 } });
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, -1_500));
    await platform.ask({ sendLines: { rate, count: 1 } });
    await page.getByRole('button', { name: /条新消息/ }).waitFor();
  }),
];
await browser.close();
await site.stop();
await platform.stop();

const listed = (tasks, field) => tasks.map((task) => task[field].toFixed(0)).join(', ');
console.table(
  Object.fromEntries(
    results.map(({ name, lines, tasks, total, longest }) => [
      name,
      {
        'lines saved': lines,
        tasks,
        'busy for': `${((total / (seconds * 1000)) * 100).toFixed(0)} %`,
        'longest tasks, ms': listed(longest, 'cpu'),
        'the same by the clock': listed(longest, 'wall'),
      },
    ]),
  ),
);
await mkdir(join(root, 'tmp'), { recursive: true });
await writeFile(join(root, 'tmp/bench-chat.json'), JSON.stringify(results, null, 2));
const worst = Math.max(...results.map(({ longest }) => longest[0]?.cpu ?? 0));
if (worst > longestMs) {
  console.error(`FAILED: a task took ${worst.toFixed(0)} ms.`);
  process.exitCode = 1;
}
