import net from 'node:net';

/**
 * Writes bytes to a port of this machine and resolves with everything received until the server closes the connection.
 *
 * @type {(port: number, bytes: string | Uint8Array) => Promise<string>} one character for each byte
 */
export const sendBytes = (port, bytes) =>
  new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(/** @type {Buffer} */ (chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
