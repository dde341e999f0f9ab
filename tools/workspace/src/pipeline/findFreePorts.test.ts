import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { findFreePorts } from './findFreePorts.mjs';

test('ports that another program has are left out, together with those beside them', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await findFreePorts(port, [0, 1])).toBeGreaterThan(port);
  expect(await findFreePorts(port - 1, [0, 1])).toBeGreaterThan(port);
  server.close();
});
