import { createServer } from 'node:net';

/**
 * Whether a server could listen there now; an old one answering in its place would mislead the visitor.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export const isPortFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
