import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { capConnections } from './capConnections';

const open = (port: number) =>
  new Promise<'open' | 'closed'>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('data', () => resolve('open'));
    socket.on('error', () => resolve('closed'));
    socket.on('close', () => resolve('closed'));
  });
const sockets: net.Socket[] = [];
let server: net.Server;

async function start(isExempt: (address: string) => boolean): Promise<number> {
  server = net.createServer();
  capConnections(server, 2, isExempt);
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    if (!socket.destroyed) socket.write('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test('an address has its share of connections, and gets a place back when one ends', async () => {
  const port = await start(() => false);
  expect(await Promise.all([open(port), open(port)])).toEqual(['open', 'open']);
  expect(await open(port)).toBe('closed');
  const ended = new Promise((resolve) => sockets[0]?.once('close', resolve));
  sockets[0]?.destroy();
  await ended;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await open(port)).toBe('open');
});

test('proxies are not counted', async () => {
  const port = await start(() => true);
  expect(await Promise.all([open(port), open(port), open(port), open(port)])).not.toContain('closed');
});
