/**
 * `npm run test:faults`: the promises of the built site when the platform, its visitors or its neighbours misbehave. A line with a
 * number per trial; exit code 1 when one misses its goal. `-- --full`: the long versions; `-- --only variants,memory`: some;
 * `-- --addresses 200000`: how many the trial of memory requests; `-- --port 4760`: the first of ten free ports.
 * `npm run test:soak`: the long versions of those that need time, the outage and the memory over many addresses.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { warnWhenBusy } from '../src/load/warnWhenBusy.mjs';
import { coldArticles } from '../src/trials/coldArticles.mjs';
import { concurrentMisses } from '../src/trials/concurrentMisses.mjs';
import { databaseRestart } from '../src/trials/databaseRestart.mjs';
import { heavyInput } from '../src/trials/heavyInput.mjs';
import { junkAddresses } from '../src/trials/junkAddresses.mjs';
import { memory } from '../src/trials/memory.mjs';
import { nextRelease } from '../src/trials/nextRelease.mjs';
import { oneNetwork } from '../src/trials/oneNetwork.mjs';
import { outage } from '../src/trials/outage.mjs';
import { refusedUpgrades } from '../src/trials/refusedUpgrades.mjs';
import { runTrials } from '../src/trials/runTrials.mjs';
import { sharedPages } from '../src/trials/sharedPages.mjs';
import { variants } from '../src/trials/variants.mjs';
import { stalledVisitors } from '../src/trials/stalledVisitors.mjs';
import { wrongTypes } from '../src/trials/wrongTypes.mjs';

const all = {
  variants: variants,
  'concurrent-misses': concurrentMisses,
  'cold-articles': coldArticles,
  'junk-addresses': junkAddresses,
  'wrong-types': wrongTypes,
  'heavy-input': heavyInput,
  'stalled-visitors': stalledVisitors,
  'one-network': oneNetwork,
  'refused-upgrades': refusedUpgrades,
  'database-restart': databaseRestart,
  'shared-pages': sharedPages,
  'next-release': nextRelease,
  outage: outage,
  memory: memory,
};

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    addresses: { type: 'string' },
    port: { type: 'string', default: '4760' },
  },
});
const wanted = values.only?.split(',');
const unknown = wanted?.filter((name) => !(name in all)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no trial ${unknown.join(', ')}; there are ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}
const trials = Object.fromEntries(Object.entries(all).filter(([name]) => wanted?.includes(name) ?? true));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

warnWhenBusy(console.log);
const missed = await runTrials(trials, {
  root: join(import.meta.dirname, '../../..'),
  port: Number(values.port),
  isFull: values.full,
  addresses: Number(values.addresses ?? (values.full ? 1_000_000 : 50_000)),
  print: console.log,
});
console.log(
  missed === 0 ? 'All goals are met.' : `${missed} of ${Object.keys(trials).length} goals are missed.`,
);
process.exitCode = missed === 0 ? 0 : 1;
