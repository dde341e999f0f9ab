/**
 * How the platform answers with many records (`npm run bench:platform`): fills a database of its own in a PostgreSQL (`TEST_DATABASE_URL`, else of
 * this machine) and measures the first and the thousandth page of each list, searches, the comments of one item, and writes, in process and one at
 * a time. Fails when 99 of 100 calls of a kind take longer than its bound, or a count is wrong. The whole fill needs some 5 GB and ten minutes.
 *
 * Usage: npm run bench:platform -- [--items 1000000] [--comments 200000] [--rounds 100]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startForked } from '../../../tools/workspace/src/bench/startForked.mjs';
import { warnWhenBusy } from '../../../tools/workspace/src/load/warnWhenBusy.mjs';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000000' },
    comments: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '100' },
  },
});
const [items, comments, rounds] = [values.items, values.comments, values.rounds].map(Number);
const root = join(import.meta.dirname, '../../..');
const round = (ms) => Math.round(ms * 10) / 10;

warnWhenBusy(console.log);
const { ask, stop } = await startForked({
  root,
  file: 'libs/reference-platform/scripts/platformDatabase.mjs',
});

/** What the other process answers; it drops its database also after a failure. */
const request = async (body) => {
  const { result, error } = await ask(body);
  if (error) throw new Error(error);
  return result;
};

try {
  console.log(`filling a database with ${items} items and ${comments} comments of one item …`);
  const { megabytes } = await request({ fill: { items, comments } });
  console.log(`${megabytes} MB; each call ${rounds} times …`);
  const { rows, check } = await request({ measure: true, rounds });
  console.table(
    rows.map(({ group, call, limit, p50, p99 }) => ({
      '': group,
      call,
      'p50, ms': round(p50),
      'p99, ms': round(p99),
      'bound, ms': limit,
      ok: p99 <= limit ? '' : 'TOO SLOW',
    })),
  );
  console.log(`counts compared with what they count in ${Math.round(check.ms)} ms: ${check.mistakes} wrong`);
  await mkdir(join(root, 'tmp'), { recursive: true });
  await writeFile(
    join(root, 'tmp/bench-platform.json'),
    JSON.stringify({ items, comments, megabytes, rows, check }, null, 2),
  );
  const slow = rows.filter(({ p99, limit }) => p99 > limit);
  if (slow.length > 0 || check.mistakes !== 0) {
    console.error(`FAILED: ${slow.length} calls are too slow, ${check.mistakes} counts are wrong.`);
    process.exitCode = 1;
  }
} finally {
  await request({ drop: true });
  await stop();
}
