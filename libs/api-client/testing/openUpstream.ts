import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A server whose answers a test decides; counts its connections. */
export const openUpstream = async (answer: http.RequestListener) => {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = http.createServer(answer);
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    connections: () => connections,
    open: () => sockets.size,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

export type Upstream = Awaited<ReturnType<typeof openUpstream>>;
