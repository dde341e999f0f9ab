/** @jest-environment node */
import net from 'node:net';
import { toPortProblem } from './toPortProblem.server';

const listen = (server: net.Server, port: number) =>
  new Promise<unknown>((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });

test('a port that is taken is named with its setting', async () => {
  const first = net.createServer();
  await listen(first, 0);
  const { port } = first.address() as net.AddressInfo;
  const cause = await listen(net.createServer(), port);
  first.close();
  expect(toPortProblem(cause, { name: 'ADMIN_PORT', host: '127.0.0.1', port })).toBe(
    `ADMIN_PORT ${port} is taken at 127.0.0.1 (EADDRINUSE): each program and each instance on a machine needs its own ADMIN_PORT.`,
  );
});

test.each([
  ['EACCES', 'PORT 80 is not allowed to this user at a.internal (EACCES).'],
  ['EADDRNOTAVAIL', 'PORT cannot be opened: this machine has no address a.internal (EADDRNOTAVAIL).'],
  ['ENOTFOUND', 'PORT cannot be opened: this machine has no address a.internal (ENOTFOUND).'],
])('%s is a sentence', (code, message) => {
  const setting = { name: 'PORT', host: 'a.internal', port: 80 };
  expect(toPortProblem(Object.assign(new Error(), { code }), setting)).toBe(message);
});

test('any other failure is not the fault of the setting', () => {
  expect(toPortProblem(new Error('other'), { name: 'PORT', host: '::', port: 1 })).toBeUndefined();
});
