import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { askAll, quantile, range } from '../load/askAll.mjs';
import { endlessPath } from '../load/startSamplePlatform.mjs';

const visitors = 64;
const writers = 90;
const callCount = 600;
/** Below this, differences are the machine's own. */
const floorMs = 20;

/** Opens a connection that misbehaves, and again whenever the site closes it. */
const misbehave = (
  /** @type {URL} */ { hostname, port },
  /** @type {(socket: import('node:net').Socket) => void} */ start,
) => {
  const stop = new AbortController();
  const open = () => {
    if (stop.signal.aborted) return;
    const socket = connect({ host: hostname, port: Number(port), signal: stop.signal });
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(open, 100).unref());
    socket.once('connect', () => start(socket));
  };
  open();
  return stop;
};

/** Requests a film and never reads on. */
const stall = (/** @type {number} */ number) => (/** @type {import('node:net').Socket} */ socket) => {
  socket.write(`GET ${endlessPath}/${number} HTTP/1.1\r\nHost: site\r\n\r\n`);
  socket.pause();
};

/** Sends a body byte by byte. */
const writeSlowly = (/** @type {import('node:net').Socket} */ socket) => {
  socket.write(
    'POST /peony/v1/auth HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  socket.resume();
  const timer = setInterval(() => socket.write(' '), 500);
  socket.once('close', () => clearInterval(timer));
};

/** Resolves when all buffers between the platform and its stalled visitors are full. */
const untilStalled = async (/** @type {() => number} */ count) => {
  for (let last = -1; count() !== last; await pause(1_000)) last = count();
};

/** Clients that do not read and clients that hardly write delay no other calls. @type {import('./runTrials.mjs').Trial} */
export const stalledVisitors = async ({ stage }) => {
  const site = await stage.startSite();
  const timed = async () => {
    /** @type {number[]} */
    const times = [];
    let failed = 0;
    await askAll(
      range(1, callCount).map((page) => `${site.url}/peony/v1/recommend?page=${1 + (page % 7)}&size=10`),
      {
        connections: 8,
        onAnswer: ({ status, ms }) => {
          times.push(ms);
          failed += status === 200 ? 0 : 1;
        },
      },
    );
    return { p99: quantile(times, 0.99), failed };
  };
  await timed();
  const before = await timed();
  const origin = new URL(site.url);
  const all = [
    ...range(0, visitors).map((number) => misbehave(origin, stall(number))),
    ...range(0, writers).map(() => misbehave(origin, writeSlowly)),
  ];
  await pause(1_000);
  await untilStalled(stage.platform.endlessBlocks);
  const busy = await timed();
  all.forEach((stop) => stop.abort());
  await pause(2_000);
  // Other work on the machine may come and go: the slower of two quiet readings counts.
  const idle = Math.max(before.p99, (await timed()).p99);
  await site.stop();
  return {
    ok: busy.failed === 0 && busy.p99 <= 2 * idle + floorMs,
    text:
      `calls beside ${visitors} stalled visitors and ${writers} slow writers: p99 ${busy.p99.toFixed(0)} ms, ` +
      `idle ${idle.toFixed(0)} ms; ${busy.failed} of ${callCount} failed`,
  };
};
