import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface ResettingOptions {
  /** Requests that a connection answers before it is reset by the next one. */
  answers: number;
  /** How the connection ends. Default: a reset. */
  end?: (socket: Socket) => void;
}

/** An HTTP server on bare sockets that keeps connections, and ends each at a moment of its own: when a further request has arrived. */
export const openResettingServer = async ({
  answers,
  end = (socket) => socket.resetAndDestroy(),
}: ResettingOptions) => {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  /** Connections that have answered and wait for a request. */
  const idle = new Set<Socket>();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => [sockets, idle].forEach((set) => set.delete(socket)));
    socket.on('error', () => undefined);
    let answered = 0;
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      idle.delete(socket);
      received += chunk.toString('latin1');
      // None of the requests has more than a head that matters here.
      if (!received.includes('\r\n\r\n')) return;
      requests.push(received.slice(0, received.indexOf('\r\n')));
      received = '';
      if (answered === answers) return end(socket);
      answered += 1;
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n{}');
      idle.add(socket);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** First lines of all requests that arrived. */
    requests: () => requests,
    connections: () => connections,
    /** Resets every connection on which nothing is requested just now; a request may be on its way. */
    resetIdle: () => idle.forEach((socket) => socket.resetAndDestroy()),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
