import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askAll, quantile } from '../load/askAll.mjs';

const run = promisify(execFile);

/**
 * Load of `connections` for `seconds` on a page. `%d` in the path is replaced by ever new numbers of eight digits.
 *
 * @typedef {{ origin: string, path: string, connections: number, seconds: number, encoding?: string, core?: string | undefined }} Load
 * @typedef {{ perSecond: number, requests: number, failed: number, p50: number, p99: number }} LoadResult times in ms
 */

/** No number is used twice, so that no page is requested again. */
let lastNumber = 10_000_000;
const numbersPerRun = 1_000_000;

const script = `
local first, path
function init(args)
  path = args[1]
  first = tonumber(args[2])
end
function request()
  first = first + 1
  return wrk.format(nil, (string.gsub(path, '%%d', string.format('%08d', first))))
end
function done(summary, latency, requests)
  local e = summary.errors
  io.write(string.format('RESULT{"requests":%d,"us":%d,"failed":%d,"p50":%d,"p99":%d}\\n', summary.requests,
    summary.duration, e.connect + e.read + e.write + e.status + e.timeout, latency:percentile(50), latency:percentile(99)))
end
`;

/** @type {(load: Load) => Promise<LoadResult>} */
const withWrk = async ({ origin, path, connections, seconds, encoding = 'identity', core }) => {
  const file = join(tmpdir(), `share-bench-${process.pid}.lua`);
  writeFileSync(file, script);
  lastNumber += numbersPerRun;
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s'];
  const rest = ['-H', `Accept-Encoding: ${encoding}`, '-s', file, origin, '--', path, String(lastNumber)];
  const command = [...(core === undefined ? [] : ['taskset', '-c', core]), 'wrk', ...size, ...rest];
  const { stdout } = await run(command[0] ?? '', command.slice(1));
  const { requests, us, failed, p50, p99 } = JSON.parse(/RESULT(\{.*\})/.exec(stdout)?.[1] ?? '{}');
  const good = requests - failed;
  return { perSecond: good / (us / 1e6), requests, failed, p50: p50 / 1000, p99: p99 / 1000 };
};

/** @type {(load: Load) => Promise<LoadResult>} */
const withOwnClient = async ({ origin, path, connections, seconds, encoding = 'identity' }) => {
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > seconds * 1000;
  const paths = function* () {
    while (!isOver()) yield origin + path.replace('%d', String((lastNumber += 1)));
  };
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  await askAll(paths(), {
    connections,
    headers: { 'Accept-Encoding': encoding },
    onAnswer: ({ status, ms }) => {
      times.push(ms);
      failed += status === 200 ? 0 : 1;
    },
  });
  const took = (performance.now() - startedAt) / 1000;
  return {
    perSecond: (times.length - failed) / took,
    requests: times.length,
    failed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
};

/** Whether a program of that name can be run. */
export const hasProgram = (/** @type {string} */ name) =>
  run('which', [name]).then(
    () => true,
    () => false,
  );

/** wrk when it is installed, else a client of our own, which is slower than a fast server: `name` says which. */
export const createLoad = async () =>
  (await hasProgram('wrk'))
    ? { name: 'wrk', run: withWrk }
    : { name: 'own client (wrk is not installed: high rates are the client’s)', run: withOwnClient };
