/**
 * What a visitor, a message, an event, a page and an item cost at a hundredth, a tenth and the whole of what two cores bear, and what larger
 * sites need by that (`npm run bench:scale`); docs/scale.md says how to read it. It starts everything itself, also a PostgreSQL and a
 * Redis of its own.
 *
 * `-- --quick`: small sizes, to try the command. `--items 100000`: of the largest database, by default a million. `--only rooms,statistics,pages,items`: parts. `--for visitors=50000,events=2000`: of other
 * sites. `--from tmp/bench-scale.json`: from what was measured before. `--port 7000`: where it looks for twelve free ports.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureScale, partNames } from '../src/bench/scale/measureScale.mjs';
import { startEngines } from '../src/bench/scale/startEngines.mjs';
import { range } from '../src/load/askAll.mjs';
import { findFreePorts } from '../src/pipeline/findFreePorts.mjs';
import { readTargets, toNeeds, toNeedsTable } from '../src/bench/scale/toNeeds.mjs';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: partNames.join(',') },
    for: { type: 'string', default: '' },
    from: { type: 'string' },
    items: { type: 'string' },
    port: { type: 'string', default: '7000' },
  },
});
const print = console.log;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));
const root = join(import.meta.dirname, '../../..');
const items = values.items === undefined ? undefined : Number(values.items);
const results = join(root, 'tmp/bench-scale.json');
const targets = readTargets(values.for);
const names = values.only.split(',');
const unknown = names.filter((name) => !partNames.includes(name));
if (unknown.length > 0)
  throw new Error(`--only takes ${partNames.join(', ')}, and not ${unknown.join(', ')}.`);
const loadOfMachine = () => loadavg()[0]?.toFixed(1);

/** @returns {Promise<{ machine: string, measured: import('../src/bench/scale/toNeeds.mjs').AllMeasured, missing: string[] }>} */
const measure = async () => {
  await mkdir(join(root, 'tmp'), { recursive: true });
  const port = await findFreePorts(Number(values.port), range(0, 12));
  const before = loadOfMachine();
  const engines = await startEngines({ port: port + 10 });
  const found = await measureScale({ root, engines, port, names, isQuick: values.quick, items, print });
  await engines.stop();
  const machine =
    `${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.version}, ` +
    `${values.quick ? 'small sizes' : 'whole sizes'}; load of the machine ${before} before, ${loadOfMachine()} after`;
  await writeFile(results, JSON.stringify({ machine, ...found }, null, 2));
  return { machine, ...found };
};

const { machine, measured, missing } =
  values.from === undefined ? await measure() : JSON.parse(await readFile(values.from, 'utf8'));
print(
  `${machine}\n\nCalculated by the costs at the greatest load:\n\n${toNeedsTable(toNeeds(measured, targets))}`,
);
const problems = [...missing, ...Object.values(measured).flatMap(({ notes }) => notes)];
for (const problem of problems) console.error(`FAILED: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
