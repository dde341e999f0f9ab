/** `npm test`: everything CI runs, from a fresh clone too. The last line is `N passed, N failed, N skipped`. */
import { join } from 'node:path';
import { addCounts, countsLine, noCounts } from '../src/pipeline/counts.mjs';
import { findChromium } from '../src/pipeline/findChromium.mjs';
import { installWhenNeeded } from '../src/pipeline/install.mjs';
import { readGraph } from '../src/pipeline/readGraph.mjs';
import { endRunning } from '../src/pipeline/runCommand.mjs';
import { runStages } from '../src/pipeline/runStages.mjs';
import { testStages } from '../src/pipeline/testStages.mjs';

const root = join(import.meta.dirname, '../../..');
const surroundings = { print: console.log, now: Date.now };

const prepare = async () => {
  process.env['CI'] = 'true';
  process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
  delete process.env['NODE_ENV'];
  await installWhenNeeded(root);
  process.env['CHROMIUM_PATH'] = await findChromium(root);
  return readGraph(root);
};

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, async () => {
    await endRunning();
    console.log(`Ended by ${signal}.`);
    process.exit(130);
  });
}

const started = Date.now();
/** @type {import('../src/pipeline/readGraph.mjs').Graph | undefined} */
let graph;
const preparing = {
  title: 'preparing',
  run: async () => {
    graph = await prepare();
    return noCounts;
  },
};
const prepared = await runStages([preparing], surroundings);
const tested = graph ? await runStages(testStages(root, graph), surroundings) : noCounts;
const counts = addCounts([prepared, tested]);
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes in all`);
console.log(countsLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
