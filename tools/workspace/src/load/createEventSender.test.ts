import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEventSender } from './createEventSender.mjs';

test('lists of events come from different networks, and confirmed events count', async () => {
  const networks: unknown[] = [];
  const ids = new Set<string>();
  let requests = 0;
  const receiver = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const events = JSON.parse(body) as { event_id: string }[];
    for (const { event_id } of events) ids.add(event_id);
    networks.push(request.headers['x-forwarded-for']);
    requests += 1;
    // One is busy, and of another one event is known already.
    if (requests === 2) response.writeHead(503).end();
    else response.end(JSON.stringify({ data: { accepted: requests === 3 ? 4 : events.length } }));
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const sender = createEventSender({ port, eventsPerRequest: 5, connections: 1 });
  for (let count = 0; count < 3; count += 1) await sender.send();
  expect(sender.counts()).toMatchObject({ requests: 3, accepted: 9 });
  expect(ids.size).toBe(15);
  expect(new Set(networks).size).toBe(3);
  sender.close();
  receiver.close();
});
