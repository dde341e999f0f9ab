/**
 * A channel with a thousand cards on a slow phone: tasks of more than 50 ms of processor time while cards are added and while a visitor
 * scrolls, and memory; beside the same cards in a page without the scripts of the site.
 * `-- --cards 300`: fewer; `-- --port 4760`: the first of ten free ports.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as driver } from '@playwright/test';
import { chromium } from '../../../playwright.preset.mjs';
import { longMs } from '../src/bench/longTasks.mjs';
import { measureCards } from '../src/bench/measureCards.mjs';
import { startStage } from '../src/load/startStage.mjs';

/** @typedef {import('../src/bench/longTasks.mjs').LongTask} LongTask */

const { values } = parseArgs({
  options: { cards: { type: 'string', default: '1000' }, port: { type: 'string', default: '4760' } },
});
const print = console.log;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

const root = join(import.meta.dirname, '../../..');
const stage = await startStage({ root, port: Number(values.port), delayMs: 20 });
const site = await stage.startSite();
const browser = await driver.launch(chromium);
const count = Number(values.cards);
const measured = [];
for (const isBare of [false, true]) {
  print(isBare ? 'the same cards without the scripts of the site …' : `${count} cards of the site …`);
  measured.push(
    await measureCards(browser, { url: `${site.url}/davmu/share/?group=grpCity1`, count, isBare }),
  );
}
await browser.close();
await stage.close();

const row = (/** @type {string} */ name, /** @type {LongTask[]} */ tasks) => {
  const [longest] = tasks;
  const inScripts = tasks.map(({ scriptMs }) => scriptMs);
  print(
    [
      name.padEnd(32),
      `tasks over 50 ms ${String(tasks.length).padStart(4)}`,
      `longest ${longest ? `${Math.round(longest.ms)} ms` : 'shorter'}`,
      `by scripts alone ${String(inScripts.filter((ms) => ms > longMs).length).padStart(4)}`,
      `most of scripts in one ${Math.round(Math.max(0, ...inScripts))} ms`,
    ].join('   '),
  );
  for (const { ms, parts } of tasks.slice(0, 3)) print(`   ${Math.round(ms)} ms: ${parts.join(', ')}`);
};

print('');
for (const [index, { before, after, loading, scrolling }] of measured.entries()) {
  const whose = index === 0 ? 'site' : 'bare';
  row(`${whose}: adding, ten a tap`, loading);
  row(`${whose}: scrolling through them`, scrolling);
  print(
    `${whose}: memory                     ${before.heapMb.toFixed(1)} → ${after.heapMb.toFixed(1)} MB of script, ${before.nodes} → ${after.nodes} nodes`,
  );
}
process.exit();
