import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { ask, quantile } from './askAll.mjs';

/** @typedef {{ url: string, headers?: http.OutgoingHttpHeaders }} Reading */

const everyMs = 20;

/** Asks at a steady pace, however long the answers take, until it has to stop. */
const readSteadily = (/** @type {Reading} */ { url, headers = {} }) => {
  const agent = new http.Agent({ keepAlive: true });
  /** @type {number[]} */
  const times = [];
  let waiting = 0;
  const timer = setInterval(async () => {
    waiting += 1;
    const { status, ms } = await ask(url, { agent, headers });
    times.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    waiting -= 1;
  }, everyMs);
  parentPort?.once('message', async () => {
    clearInterval(timer);
    while (waiting > 0) await pause(10);
    agent.destroy();
    parentPort?.postMessage(times);
  });
};

/**
 * Starts a visitor of one page in a thread of its own, so that work in this thread makes no response late. A failed answer takes for ever.
 *
 * @param {Reading} reading
 * @returns ends it; resolves to the time below which 99 of 100 answers came, in milliseconds
 */
export const startSteadyVisitor = (reading) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: reading });
  const times = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return async () => {
    worker.postMessage('stop');
    const all = /** @type {number[]} */ (await times);
    await worker.terminate();
    return quantile(all, 0.99);
  };
};

if (!isMainThread) readSteadily(workerData);
