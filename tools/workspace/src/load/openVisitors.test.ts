import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { closeVisitors, createNotes, openVisitors } from './openVisitors.mjs';

const channel = 'live:room';
const line = (offset: number, more: object = {}) =>
  JSON.stringify({
    push: { channel, pub: { offset, data: { type: 'message', text: `at${Date.now()}.`, ...more } } },
  });

/** A hub whose visitors have everything up to position 5. */
const startHub = async (isRefused = () => false) => {
  const verifyClient = (_: unknown, answer: (isLetIn: boolean, status: number) => void) =>
    answer(!isRefused(), 503);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', verifyClient });
  await once(server, 'listening');
  const addresses: unknown[] = [];
  const sockets: WebSocket[] = [];
  const received: string[] = [];
  server.on('connection', (socket, request) => {
    addresses.push(request.headers['x-forwarded-for']);
    sockets.push(socket);
    socket.on('message', (data: Buffer) => {
      received.push(data.toString());
      if (data.toString().includes('"subscribe"'))
        socket.send(`{"id":1,"connect":{}}\n{"id":2,"subscribe":{"offset":5}}`);
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    server: { port, token: 'ticket', channel },
    addresses,
    sockets,
    received,
    close: () => server.close(),
  };
};

test('a visitor who is refused tries again, and gives up after the fifth time', async () => {
  let refusals = 0;
  const hub = await startHub(() => (refusals += 1) < 3);
  const seen = createNotes();
  const visitors = await openVisitors(hub.server, 1, seen);
  expect(refusals).toBe(3);
  expect(seen.closed).toEqual([]);
  closeVisitors(visitors);
  hub.close();

  const full = await startHub(() => true);
  await expect(openVisitors(full.server, 1, seen)).rejects.toThrow('503 Service Unavailable');
  full.close();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('each visitor comes from an address of its own, and counts what it receives', async () => {
  const hub = await startHub();
  const seen = createNotes();
  const visitors = await openVisitors(hub.server, 3, seen, 255);
  expect([...hub.addresses].sort()).toEqual(['10.0.0.255', '10.0.1.0', '10.0.1.1']);
  expect(hub.received[0]).toContain('"token":"ticket"');
  const before = { ...seen };

  for (const socket of hub.sockets) socket.send(`${line(6)}\n${line(7, { long: '長'.repeat(60_000) })}`);
  for (const socket of hub.sockets) socket.send('{}');
  while (hub.received.length < 6) await settle();
  expect(seen).toMatchObject({ lines: 6, outOfOrder: 0, closed: [] });
  expect(seen.delays).toHaveLength(6);
  expect(seen.bytes - before.bytes).toBeGreaterThan(3 * 180_000);
  closeVisitors(visitors);
  hub.close();
});

test('a gap that the hub does not explain is out of order, and a closed connection has its reason', async () => {
  const hub = await startHub();
  const seen = createNotes();
  const visitors = await openVisitors(hub.server, 1, seen);
  hub.sockets[0]?.send([line(9, { left_out_count: 3 }), line(11)].join('\n'));
  hub.sockets[0]?.close(3008, 'slow');
  while (seen.closed.length === 0) await settle();
  expect(seen).toMatchObject({ lines: 2, outOfOrder: 1, closed: ['slow'] });
  closeVisitors(visitors);
  hub.close();
});
