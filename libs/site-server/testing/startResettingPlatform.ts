import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface ResettingOptions {
  /** Requests that a connection answers before it is ended by the next one. */
  answers: number;
  /** How a connection ends. Default: a reset. */
  end?: (socket: Socket) => void;
}

interface ReceivedRequest {
  /** Method and path. */
  line: string;
  body: string;
  /** Number of its connection. */
  connection: number;
}

const readRequest = (text: string): Omit<ReceivedRequest, 'connection'> | undefined => {
  const [head = '', body] = text.split('\r\n\r\n');
  if (body === undefined) return undefined;
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  if (body.length < length) return undefined;
  return { line: head.split(' ').slice(0, 2).join(' '), body };
};

/** A platform on bare sockets that keeps connections, and closes them whenever it likes. */
export const startResettingPlatform = async ({
  answers,
  end = (socket) => socket.resetAndDestroy(),
}: ResettingOptions) => {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  /** Connections that have answered and wait for a request. */
  const idle = new Set<Socket>();
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    const connection = connections;
    sockets.add(socket);
    socket.on('close', () => [sockets, idle].forEach((set) => set.delete(socket)));
    socket.on('error', () => undefined);
    let answered = 0;
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      idle.delete(socket);
      received += chunk.toString('latin1');
      const request = readRequest(received);
      if (!request) return;
      received = '';
      requests.push({ ...request, connection });
      if (answered === answers) {
        end(socket);
        return;
      }
      answered += 1;
      const body = request.line.startsWith('HEAD') ? '' : 'ok';
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\n\r\n${body}`);
      idle.add(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
