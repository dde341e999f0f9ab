import type { Socket } from 'node:net';
import { openResettingServer } from '../../testing/openResettingServer';
import type { TransportRequest } from '../Transport';
import { createHttpTransport } from './createHttpTransport';
import { createServerConnection } from './createServerConnection';

type ResettingServer = Awaited<ReturnType<typeof openResettingServer>>;
let server: ResettingServer;
afterEach(() => server.close());

const request = (fields: Partial<TransportRequest> = {}): TransportRequest => ({
  template: '/peony/v1/group',
  method: 'GET',
  address: '/peony/v1/group',
  headers: {},
  maxBytes: 1_000,
  ...fields,
});

const open = async (...options: Parameters<typeof openResettingServer>) => {
  server = await openResettingServer(...options);
  return createHttpTransport(server);
};

const outcomeOf = (sent: Promise<{ text?: string | undefined }>) =>
  sent.then(
    ({ text }) => text,
    (error: NodeJS.ErrnoException) => error.code,
  );

test.each<[string, (socket: Socket) => void]>([
  ['reset', (socket) => socket.resetAndDestroy()],
  ['closed', (socket) => socket.destroy()],
  ['ended', (socket) => socket.end()],
])('a reused connection that is %s costs no reading call', async (_how, end) => {
  const send = await open({ answers: 1, end });
  for (let call = 0; call < 50; call += 1) expect(await outcomeOf(send(request()))).toBe('{}');
  const together = Array.from({ length: 200 }, () => outcomeOf(send(request())));
  expect(new Set(await Promise.all(together))).toEqual(new Set(['{}']));
});

test('connections that the platform closes at any moment cost no reading call', async () => {
  const send = await open({ answers: Infinity });
  const resetting = setInterval(() => server.resetIdle(), 1);
  const callOften = async () => {
    const outcomes: (string | undefined)[] = [];
    for (let call = 0; call < 300; call += 1) outcomes.push(await outcomeOf(send(request())));
    return outcomes;
  };
  const outcomes = await Promise.all([callOften(), callOften(), callOften()]);
  clearInterval(resetting);
  expect(outcomes.flat().filter((outcome) => outcome !== '{}')).toEqual([]);
  expect(server.connections()).toBeGreaterThan(10);
});

test('they are neither retries nor failures to what guards the platform', async () => {
  server = await openResettingServer({ answers: 1 });
  const onFailure = jest.fn();
  const { guard, transport } = createServerConnection({ ...server, onFailure, random: () => 0 });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => outcomeOf(guard(request(), transport) as ReturnType<typeof transport>)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['{}']));
  expect(onFailure).not.toHaveBeenCalled();
});

test('it is tried on a new connection once', async () => {
  const send = await open({ answers: 1 });
  await send(request());
  server.requests().length = 0;
  await send(request());
  expect(server.requests()).toHaveLength(2);
  expect(server.connections()).toBe(2);
});

test('a new connection that is reset is a failure', async () => {
  const send = await open({ answers: 0 });
  expect(await outcomeOf(send(request()))).toBe('ECONNRESET');
  expect(server.connections()).toBe(1);
});

test('so is the second one', async () => {
  let left = 1;
  const send = await open({
    answers: 1,
    end: (socket) => {
      left -= 1;
      if (left === 0) void server.close();
      socket.resetAndDestroy();
    },
  });
  await send(request());
  expect(await outcomeOf(send(request()))).toBe('ECONNREFUSED');
});

test('a call that writes is never sent twice', async () => {
  const send = await open({ answers: 1 });
  const write = () => outcomeOf(send(request({ method: 'POST', body: '{}' })));
  expect(await write()).toBe('{}');
  expect(await write()).toBe('ECONNRESET');
  expect(server.requests()).toHaveLength(2);
});

test('a call that has ended is not sent again', async () => {
  const caller = new AbortController();
  const send = await open({ answers: 1, end: () => caller.abort() });
  await send(request());
  const sent = send(request({ signal: caller.signal }));
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests()).toHaveLength(2);
});
