/**
 * The cost of counting while a visitor scrolls past 1,000 cards on a phone four times as slow (`npm run bench:exposure`): time per frame,
 * writes to the storage, and whether every card was reported once, when it was fully visible. Fails when one of them is not as
 * promised in the README.
 *
 * Usage: node libs/tracking/scripts/benchExposure.mjs [cards=1000] [pixels a frame=150]
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { chromium as preset } from '../../../playwright.preset.mjs';
import { countCosts, scrollThrough } from './exposurePage.mjs';

const [cards = 1000, step = 150] = process.argv.slice(2).map(Number);
const cpuRate = 4;
const frameGoalMs = 1;
const flushMs = 9000;
const root = join(import.meta.dirname, '../../..');

const bundle = await build({
  stdin: {
    contents: `import { createSafeStorage } from '@share/environment';
import { startStatistics } from '@share/tracking';
startStatistics({
  window, statsBaseUrl: '', storage: createSafeStorage(() => localStorage), createId: () => crypto.randomUUID(),
  rumSampleRate: 0, onProgress: () => undefined,
});`,
    resolveDir: root,
  },
  bundle: true,
  write: false,
  format: 'esm',
  tsconfig: join(root, 'tsconfig.base.json'),
  logLevel: 'error',
});

/** Every fortieth card is taller than the window. */
const card = (place) =>
  `<a data-exposure="post${place}" style="height:${place % 40 === 39 ? 900 : 112}px">${place}</a>`;
const html = `<!doctype html><meta name="viewport" content="width=device-width"><style>a{display:block;margin:16px}</style>
${Array.from({ length: cards }, (_, place) => card(place)).join('\n')}<script type="module">${bundle.outputFiles[0].text}</script>`;

const isolated = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};
const events = [];
const server = createServer(async (request, response) => {
  if (request.url !== '/tracker/log') return response.writeHead(200, isolated).end(html);
  let body = '';
  for await (const chunk of request) body += chunk;
  events.push(...[JSON.parse(body)].flat());
  return response.writeHead(200).end('{}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const browser = await chromium.launch(preset);
const page = await browser.newPage({ viewport: { width: 375, height: 667 } });
await page.addInitScript(countCosts);
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const client = await page.context().newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
await page.evaluate(scrollThrough, step);
await page.waitForTimeout(flushMs);
const costs = await page.evaluate(() => window.costs);
await browser.close();
server.close();

const shown = events.filter(({ behavior }) => behavior === 'exposure').flatMap(({ tid }) => tid.split('|'));
const perFrame = costs.frames.sort((a, b) => a - b);
const at = (share) => perFrame[Math.floor((perFrame.length - 1) * share)] ?? 0;
const mean = perFrame.reduce((sum, ms) => sum + ms, 0) / perFrame.length;
const unseen = shown.filter((id) => !costs.fullyVisible.includes(id));
console.table({
  'cards, cards reported, different ones': `${cards}, ${shown.length}, ${new Set(shown).size}`,
  'reported without having been fully visible': unseen.length,
  'frames with a scroll': perFrame.length,
  'script per frame: mean (ms)': mean.toFixed(3),
  'script per frame: median, p99, longest (ms)': [0.5, 0.99, 1]
    .map((share) => at(share).toFixed(3))
    .join(', '),
  'events, requests': `${events.length}, ${costs.requests}`,
  'writes of the outbox while scrolling, afterwards': `${costs.writesScrolling}, ${costs.writes - costs.writesScrolling}`,
});
const isMet =
  new Set(shown).size === cards &&
  shown.length === cards &&
  unseen.length === 0 &&
  mean <= frameGoalMs &&
  costs.writesScrolling === 0 &&
  costs.writes <= costs.requests;
console.log(isMet ? 'As promised.' : 'Not as promised.');
process.exitCode = isMet ? 0 : 1;
