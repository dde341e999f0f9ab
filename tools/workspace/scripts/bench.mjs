/**
 * The speed report: the article page beside the same page as bare static HTML, in one run, as ratios. Other builds of the
 * page can be measured beside it: `npm run bench -- --also name=http://127.0.0.1:4710/davmu/share/…`.
 */
import { chromium as playwright } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '../../../playwright.preset.mjs';
import { measureVisit } from '../src/bench/measureVisit.mjs';
import { serveStaticTwin } from '../src/bench/serveStaticTwin.mjs';
import { summarise, toTable } from '../src/bench/summarise.mjs';

const { values } = parseArgs({
  options: {
    url: {
      type: 'string',
      default: 'http://127.0.0.1:4200/davmu/share/peony/doc/2026/11/wetland1/index.html',
    },
    also: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '7' },
  },
});

const response = await fetch(values.url).catch(() => undefined);
if (!response?.ok) {
  process.stderr.write(`No page at ${values.url}. Start the site first: npm start\n`);
  process.exit(1);
}

const twin = await serveStaticTwin(values.url, 4799);
const browser = await playwright.launch(chromium);

/** @param {string} entry `name=address` */
const toTarget = (entry) => {
  const cut = entry.indexOf('=');
  return { name: entry.slice(0, cut), url: entry.slice(cut + 1) };
};

const targets = [
  { name: 'static', url: twin.url },
  { name: 'site', url: values.url },
  ...values.also.map(toTarget),
];
/** @type {Record<string, import('../src/bench/summarise.mjs').Visit[]>} */
const visits = Object.fromEntries(targets.map(({ name }) => [name, []]));

for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const { name, url } of targets) {
    process.stdout.write(`round ${round}: ${name}\n`);
    const untouched = await measureVisit(browser, url, { taps: false });
    const { tap } = await measureVisit(browser, url, { taps: true });
    visits[name]?.push({ ...untouched, tap });
  }
}
await browser.close();
twin.close();

const results = Object.fromEntries(Object.entries(visits).map(([name, all]) => [name, summarise(all)]));
process.stdout.write(`\n${toTable(results)}\n`);
await mkdir('tmp', { recursive: true });
await writeFile('tmp/bench.json', JSON.stringify(results, null, 2));
process.stdout.write('\nwritten to tmp/bench.json\n');
