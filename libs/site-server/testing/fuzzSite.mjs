import fc from 'fast-check';
import { hostileRequests, planted, toBytes } from './hostileRequests.mjs';
import { sendBytes } from './sendBytes.mjs';

/** Requests that arrive at once, at most. */
const together = 6;

/**
 * The fault of an answer: it may be a refusal, also one of the platform (502), but no mistake of the site, and nothing that was sent
 * may stand in it as a header or as markup.
 *
 * @type {(answer: string) => string | undefined}
 */
export const findProblem = (answer) => {
  const [head = '', body = ''] = answer.split(/\r\n\r\n([^]*)/);
  const [statusLine = '', ...headers] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
  if (status === undefined) return 'no answer';
  if (status === '500') return 'status 500';
  const strange = headers.find(
    (line) => !/^[\w-]+: [ -~]*$/.test(line) || line.toLowerCase().startsWith(planted),
  );
  if (strange !== undefined) return `the header ${JSON.stringify(strange)}`;
  const location = headers.find((line) => line.startsWith('Location: '))?.slice('Location: '.length);
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `a redirect to ${location}`;
  const isPage = headers.some((line) => /^content-type: text\/html/i.test(line));
  return isPage && body.includes(`<${planted}`) ? 'an element that was sent' : undefined;
};

/**
 * Sends hostile requests to a site on this machine, some at once. The same seed sends the same ones.
 *
 * @param {{ port: number, addresses: readonly string[], seed: number, runs: number, limitMs: number }} options `addresses`: path and query
 *   of what is there; `limitMs`: the longest an answer may take
 * @returns how often each status was sent, and how long the slowest answer took
 * @throws {Error} with the smallest requests that show a problem
 */
export const fuzzSite = async ({ port, addresses, seed, runs, limitMs }) => {
  /** @type {Map<string, number>} */
  const statuses = new Map();
  let slowestMs = 0;
  const requests = fc.array(hostileRequests(addresses), { minLength: 1, maxLength: together });
  const check = async (/** @type {import('./hostileRequests.mjs').HostileRequest} */ request) => {
    const startedAt = performance.now();
    const answer = await sendBytes(port, toBytes(request));
    const ms = performance.now() - startedAt;
    const problem =
      findProblem(answer) ?? (ms > limitMs ? `an answer after ${Math.round(ms)} ms` : undefined);
    if (problem) throw new Error(`${problem}: ${JSON.stringify(request)}`);
    const status = answer.slice(9, 12);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, ms);
  };
  const property = fc.asyncProperty(requests, async (batch) => {
    await Promise.all(batch.map(check));
  });
  await fc.assert(property, { seed, numRuns: runs, includeErrorInReport: true });
  return { statuses, slowestMs };
};
