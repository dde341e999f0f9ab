import { createServer } from 'node:net';

/** @type {(port: number) => Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A step between two bases to try, and the most tries. */
const step = 40;
const tries = 50;

/**
 * The first port from `base` on, in steps, beside which the ports at all offsets are free: another program may have the usual ones.
 *
 * @type {(base: number, offsets: readonly number[]) => Promise<number>}
 * @throws {Error} when there is none
 */
export const findFreePorts = async (base, offsets) => {
  for (let first = base; first < base + tries * step; first += step) {
    const free = await Promise.all(offsets.map((offset) => isFree(first + offset)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No free ports from ${base} on.`);
};
