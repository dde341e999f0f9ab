/**
 * `npm run affected`: what CI runs for a change, which is everything since NX_BASE (default: where this branch left main).
 * At the end it says what it left out; `npm test` runs that too.
 */
import { join } from 'node:path';
import { affectedStages } from '../src/pipeline/affectedStages.mjs';
import { countsLine } from '../src/pipeline/counts.mjs';
import { findChromium } from '../src/pipeline/findChromium.mjs';
import { installWhenNeeded } from '../src/pipeline/install.mjs';
import { mergeBase } from '../src/pipeline/mergeBase.mjs';
import { planAffected } from '../src/pipeline/planAffected.mjs';
import { readChange } from '../src/pipeline/readChange.mjs';
import { readGraph } from '../src/pipeline/readGraph.mjs';
import { runStages } from '../src/pipeline/runStages.mjs';

const root = join(import.meta.dirname, '../../..');
const started = Date.now();

process.env['STORYBOOK_DISABLE_TELEMETRY'] = '1';
await installWhenNeeded(root);
process.env['CHROMIUM_PATH'] = await findChromium(root);
const base = process.env['NX_BASE'] || mergeBase(root);
console.log(`Affected by the changes since ${base}`);
const graph = await readGraph(root);
const plan = planAffected({ ...readChange(root, base), graph });
const counts = await runStages(affectedStages(root, { base, graph, plan }), {
  print: console.log,
  now: Date.now,
});

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} seconds in all`);
plan.leftOut.forEach((sentence) => console.log(`Left out: ${sentence}.`));
if (plan.leftOut.length > 0) console.log('`npm test` runs what was left out.');
console.log(countsLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
