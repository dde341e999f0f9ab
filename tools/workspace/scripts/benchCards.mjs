/**
 * A channel with a thousand cards on a slow phone: tasks of more than 50 ms of processor time while cards are added and while a reader
 * scrolls, and memory.
 * `-- --cards 300`: fewer; `-- --port 4760`: the first of twenty free ports.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as driver } from '@playwright/test';
import { chromium } from '../../../playwright.preset.mjs';
import { measureCards } from '../src/bench/measureCards.mjs';
import { startStage } from '../src/load/startStage.mjs';

const { values } = parseArgs({
  options: { cards: { type: 'string', default: '1000' }, port: { type: 'string', default: '4760' } },
});
const print = console.log;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

const root = join(import.meta.dirname, '../../..');
const stage = await startStage({ root, port: Number(values.port), delayMs: 20 });
const site = await stage.startSite();
const browser = await driver.launch(chromium);
const { cards, before, after, loading, scrolling } = await measureCards(browser, {
  url: `${site.url}/davmu/share/?group=grpCity1`,
  count: Number(values.cards),
  print,
});
await browser.close();
await stage.close();

const row = (/** @type {string} */ name, /** @type {typeof loading} */ tasks) => {
  const [longest] = tasks;
  print(
    `${name.padEnd(28)} tasks over 50 ms ${String(tasks.length).padStart(4)}   longest ${longest ? `${Math.round(longest.ms)} ms` : 'shorter'}`,
  );
  for (const { ms, parts } of tasks.slice(0, 3)) print(`   ${Math.round(ms)} ms: ${parts.join(', ')}`);
};

print('');
row(`adding ${cards} cards, ten a tap`, loading);
row('scrolling through them', scrolling);
print(
  `memory                       ${before.heapMb.toFixed(1)} → ${after.heapMb.toFixed(1)} MB of script, ${before.nodes} → ${after.nodes} nodes`,
);
process.exit();
