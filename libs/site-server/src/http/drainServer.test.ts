import { setTimeout as wait } from 'node:timers/promises';
import { createGate } from '../../testing/createGate';
import { closeServers, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
afterEach(closeServers);

test('a site that is closing is alive but not ready, and accepts for as long as DRAIN_MS says', async () => {
  const drained = createGate();
  jest.mocked(wait).mockReturnValue(drained.opened);
  const { url, close } = await startSite({}, { DRAIN_MS: '15000' });
  const statusOf = async (path: string) => (await sendRaw(url, path)).status;
  const ready = await statusOf('/-/ready');
  const closing = close();
  const draining = [await statusOf('/-/ready'), await statusOf('/-/live')];
  drained.open();
  await closing;
  expect(ready).toBe(200);
  expect(draining).toEqual([503, 200]);
  expect(jest.mocked(wait).mock.calls).toEqual([[15_000]]);
  await expect(sendRaw(url, '/-/live')).rejects.toThrow('ECONNREFUSED');
});
