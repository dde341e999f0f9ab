/**
 * `npm run test:fuzz`: requests that no client sends by mistake, to the built site on the reference platform. No answer may show a
 * mistake of the site, repeat what was sent as a header or as markup, or take longer than the site's own limits; and no error may be
 * logged that no answer shows. Fails with the smallest requests that show a problem.
 *
 * `-- --seed 7`: the requests of an earlier run again, which prints its seed; `-- --runs 500`: fewer, up to six requests in each;
 * `-- --port 4790`: the first of ten free ports.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStage } from '../../../tools/workspace/src/load/startStage.mjs';
import { loadDemoLinks } from '../../../tools/workspace/src/start/demoLinks.mjs';
import { errorIn } from '../../../tools/workspace/src/start/startProgram.mjs';
import { fuzzSite } from '../testing/fuzzSite.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    runs: { type: 'string', default: '4000' },
    port: { type: 'string', default: '4790' },
  },
});
const seed = Number(values.seed);
const port = Number(values.port);

/** A request that never ends is given up after 10 s. */
const limitMs = 12_000;

/** Addresses beside the pages of sample content. */
const further = [
  ...['/', '/robots.txt', '/davmu/share/auth', '/davmu/share/bar', '/davmu/share/pc?url=/davmu/share/'],
  ...[
    '/davmu/share/oembed?url=x',
    '/davmu/share/sitemap.xml',
    '/davmu/share/assets/a.js',
    '/davmu/share/sw.js',
  ],
  ...[
    '/davmu/share/preview-peony/doc/draft001/index.html',
    '/davmu/share/preview-holly/doc/draft001/index.html',
  ],
  ...[
    '/peony/v1/search?word=a',
    '/peony/v1/auth',
    '/guzzle/v1/comment/wetland1',
    '/media/a.mp4',
    '/tracker/log',
  ],
  ...['/davmu/agreement/user_agreement', '/connection/websocket', '/-/live', '/-/csp'],
];

/** Whether a line of the log is an error that is not the status of an answer as well. */
const isUnanswered = (line) => errorIn(line) !== undefined && errorIn(line) !== 'page failed';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));
const root = join(import.meta.dirname, '../../..');
const stage = await startStage({ root, port, delayMs: 0 });
const site = await stage.startSite({ API_BASE_URL: stage.source, PREVIEW_ENABLED: 'true' });
console.log(`seed ${seed}`);
try {
  const links = (await loadDemoLinks(stage.source)).map(({ path }) => path);
  const addresses = [...links, ...further];
  const { statuses, slowestMs } = await fuzzSite({
    port,
    addresses,
    seed,
    runs: Number(values.runs),
    limitMs,
  });
  const found = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  console.log(`ok  ${found.join(', ')}; the slowest answer after ${Math.round(slowestMs)} ms`);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await site.stop();
const errors = readFileSync(site.log, 'utf8').split('\n').filter(isUnanswered);
if (errors.length > 0) {
  console.log(`The site logged ${errors.length} errors that no answer shows, such as ${errors[0]}`);
  process.exitCode = 1;
}
await stage.close();
