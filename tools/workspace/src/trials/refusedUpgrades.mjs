import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { range } from '../load/askAll.mjs';
import { openSockets } from '../load/processUse.mjs';

const batch = 200;
const goalMs = 10_000;
/** By then a refused connection has to be closed. */
const closedAfterMs = 5_000;

/** Upgrades that are not offered or are refused, of four kinds. */
const heads = [
  'GET /connection/websocket HTTP/1.1\r\nOrigin: https://elsewhere.example\r\n',
  'GET /connection/websocket HTTP/1.1\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
  'GET /connection/../peony/inner HTTP/1.1\r\n',
  'GET /davmu/share/nothing-here HTTP/1.1\r\n',
];

/** Resolves when the site has closed the connection; sends data all the while and never closes first. */
const upgrade = (/** @type {URL} */ { hostname, port }, /** @type {number} */ number) =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const timer = setInterval(() => socket.write('more of the same '), 50);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      clearInterval(timer);
      resolve(socket);
    });
    socket.write(
      `${heads[number % heads.length]}Host: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    socket.write('x'.repeat(1000));
    setTimeout(() => socket.destroy(), closedAfterMs).unref();
  });

/** Refused upgrades leave no connection behind and do not hold up the end of the process. @type {import('./runTrials.mjs').Trial} */
export const refusedUpgrades = async ({ stage, isFull }) => {
  if (process.platform !== 'linux') return { skipped: 'sockets of a process are counted in /proc' };
  const site = await stage.startSite();
  const origin = new URL(site.url);
  const count = isFull ? 20_000 : 4_000;
  // The first ones also open the site's own connection to the platform, which stays.
  await Promise.all(heads.map((_, number) => upgrade(origin, number)));
  await pause(2_000);
  const before = openSockets(site.pid);
  for (let done = 0; done < count; done += batch)
    await Promise.all(range(done, batch).map((number) => upgrade(origin, number)));
  await pause(2_000);
  const left = openSockets(site.pid) - before;
  const last = range(0, batch).map((number) => upgrade(origin, number));
  await pause(200);
  const drainMs = await site.stop();
  await Promise.all(last);
  return {
    ok: left <= 0 && drainMs <= goalMs,
    text: `${count} refused upgrades with data behind them: ${Math.max(0, left)} sockets left; drained in ${(drainMs / 1000).toFixed(1)} s`,
  };
};
