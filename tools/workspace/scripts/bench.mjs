/**
 * The speed report: the built site beside bare limits on the same machine in one run, as ratios. It starts everything itself.
 * `-- --quick`: short rounds; `-- --only browser`: a part (server, memory, browser, pictures); `-- --addresses 1000000`: the long proof
 * of memory; `-- --also name=http://127.0.0.1:4710/davmu/share/…`: another build of the page in the browser; `-- --port 4760`: the
 * first of ten free ports. Nothing else should run meanwhile.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '../../../playwright.preset.mjs';
import { measureBrowser } from '../src/bench/measureBrowser.mjs';
import { measurePictures } from '../src/bench/measurePictures.mjs';
import { measureServer } from '../src/bench/measureServer.mjs';
import { serveStaticCopy } from '../src/bench/serveStaticCopy.mjs';
import { toReport } from '../src/bench/toReport.mjs';
import { memoryOver } from '../src/load/memoryOver.mjs';
import { articlePath } from '../src/load/startSamplePlatform.mjs';
import { startStage } from '../src/load/startStage.mjs';
import { warnWhenBusy } from '../src/load/warnWhenBusy.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'server,memory,browser,pictures' },
    addresses: { type: 'string' },
    also: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    port: { type: 'string', default: '4760' },
  },
});
/** Pages of the sample content that are made of photographs. */
const photographPaths = {
  article: '/davmu/share/peony/doc/2026/11/wetland1/index.html',
  gallery: '/davmu/share/peony/gallery/2026/11/bridgeg1/index.html',
  home: '/davmu/share/',
};
const parts = values.only.split(',');
const isQuick = values.quick;
const rounds = Number(values.rounds ?? (isQuick ? 1 : 5));
const print = console.log;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

warnWhenBusy(print);
const root = join(import.meta.dirname, '../../..');
const stage = await startStage({ root, port: Number(values.port), delayMs: 20 });
/** @type {Parameters<typeof toReport>[0] & { missing: string[] }} */
const results = { missing: [] };

if (parts.includes('server')) {
  const site = await stage.startSite();
  const uncached = await stage.startSite({ PAGE_CACHE: 'off' }, 1);
  const seconds = isQuick ? 2 : 6;
  results.server = await measureServer({ stage, site, uncached, rounds, seconds, print });
  await Promise.all([site.stop(), uncached.stop()]);
}

if (parts.includes('memory')) {
  const count = Number(values.addresses ?? (isQuick ? 5000 : 20_000));
  if (process.platform === 'linux') {
    const site = await stage.startSite();
    stage.platform.setDelay(1);
    results.memory = { ...(await memoryOver(site, count, print)), count };
    await stage.reset();
  } else results.missing.push('memory: it is read from /proc, which only Linux has');
}

const hasChromium = existsSync(chromium.executablePath);
if (!hasChromium && (parts.includes('browser') || parts.includes('pictures')))
  results.missing.push(`the browser: there is no Chromium at ${chromium.executablePath} (CHROMIUM_PATH)`);

if (parts.includes('pictures') && hasChromium) {
  const site = await stage.startSite({ API_BASE_URL: stage.source });
  const plain = await stage.startSite({ API_BASE_URL: stage.source, PICTURE_SERVICE: 'none' }, 1);
  const pages = Object.entries(photographPaths).map(([name, path]) => ({
    name,
    url: site.url + path,
    originalsUrl: plain.url + path,
  }));
  results.pictures = await measurePictures(pages, { print });
  await Promise.all([site.stop(), plain.stop()]);
}

if (parts.includes('browser') && hasChromium) {
  const site = await stage.startSite();
  const url = site.url + articlePath(1);
  const staticCopy = await serveStaticCopy(url, stage.portOf(0));
  const others = values.also.map((entry) => {
    const cut = entry.indexOf('=');
    return { name: entry.slice(0, cut), url: entry.slice(cut + 1) };
  });
  const targets = [{ name: 'static', url: staticCopy.url }, { name: 'site', url }, ...others];
  results.browser = await measureBrowser(targets, { rounds, print });
  staticCopy.close();
  await site.stop();
}
await stage.close();

print(`\n${toReport(results)}\n`);
await mkdir(join(root, 'tmp'), { recursive: true });
await writeFile(join(root, 'tmp/bench.json'), JSON.stringify(results, null, 2));
print('written to tmp/bench.json');
process.exit();
