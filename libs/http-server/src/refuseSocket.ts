import type { Duplex } from 'node:stream';

/** How long a refused client has to close its side of the connection, in milliseconds. */
const lingerMs = 1_000;

/**
 * Answers an error on a bare socket and closes it. Further bytes of the client are read and dropped, because unread data would
 * reset the connection and the client might never see the answer. A client that does not close is cut off.
 */
export const refuseSocket = (socket: Duplex, status: string): void => {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.resume();
  const cutOff = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cutOff));
};
