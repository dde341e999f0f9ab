import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port without a server, below those that the system gives to connections (from 32,768): one of these could take it while the server
 * is away.
 *
 * @returns {Promise<number>}
 */
export const freePort = async () => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};

/**
 * Prints a line for each thing that has to be true, and counts those that are not.
 *
 * @param {(line: string) => void} print
 */
export const createProofs = (print) => {
  let failed = 0;
  return {
    expect: (/** @type {boolean} */ ok, /** @type {string} */ text) => {
      print(`${ok ? 'ok     ' : 'FAILED '}  ${text}`);
      if (!ok) failed += 1;
    },
    failed: () => failed,
  };
};
