/**
 * `npm run test:beacons`: the fate of statistics when their host, the line or the page goes away. Prints counts; exit code 1 when
 * an event is lost that was stored or sent, or counts twice. `-- --runs 40`: fewer visits than 200; `-- --port 4780`: the first of ten
 * free ports.
 */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { returningChromium } from '../../../playwright.preset.mjs';
import { startStage } from '../src/load/startStage.mjs';
import { beacons } from '../src/trials/beacons.mjs';
import { startReceiver } from '../src/trials/startReceiver.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, port: { type: 'string', default: '4780' } },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

const stage = await startStage({
  root: join(import.meta.dirname, '../../..'),
  port: Number(values.port),
  delayMs: 5,
});
const receiver = await startReceiver(stage.portOf(0));
const site = await stage.startSite({ STATS_BASE_URL: receiver.url, REQUEST_LOG: 'off' });
// Playwright switches the back/forward cache off.
const browser = await chromium.launch(returningChromium);
const { lost, doubled, events } = await beacons({
  browser,
  siteUrl: site.url,
  runs: Number(values.runs),
  receiver,
  print: console.log,
});
await browser.close();
await receiver.close();
await stage.close();
console.log(`${events} events in the end: ${lost} lost, ${doubled} counted twice.`);
process.exitCode = lost + doubled === 0 ? 0 : 1;
