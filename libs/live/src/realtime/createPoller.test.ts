import { createPoller } from './createPoller';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

test('reads once an interval, until it is set to 0', async () => {
  const read = jest.fn(async () => undefined);
  const poller = createPoller(read);
  await seconds(10);
  expect(read).not.toHaveBeenCalled();
  poller.setInterval(3_000);
  poller.setInterval(3_000);
  await seconds(9);
  expect(read).toHaveBeenCalledTimes(3);
  poller.setInterval(0);
  await seconds(60);
  expect(read).toHaveBeenCalledTimes(3);
});

test.each([
  [0, 7.5],
  [0.9999, 12.5],
])('an interval is up to a quarter shorter or longer (%d)', async (random, expected) => {
  jest.mocked(Math.random).mockReturnValue(random);
  const times: number[] = [];
  createPoller(async () => times.push(Date.now() / 1_000)).setInterval(10_000);
  await seconds(13);
  expect(times[0]).toBeCloseTo(expected, 2);
});

test('waits for an answer, and goes on once when it is stopped and started meanwhile', async () => {
  let answer = () => {};
  const read = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const poller = createPoller(read);
  poller.setInterval(1_000);
  await seconds(20);
  expect(read).toHaveBeenCalledTimes(1);
  poller.setInterval(0);
  poller.setInterval(1_000);
  answer();
  await seconds(1);
  expect(read).toHaveBeenCalledTimes(2);
  answer();
  await seconds(1);
  expect(read).toHaveBeenCalledTimes(3);
});

test('waits longer after failures, and not after a success', async () => {
  const read = jest.fn(() => Promise.reject(new Error('away')));
  const poller = createPoller(read);
  poller.setInterval(1_000);
  await seconds(1 + 2 + 4 + 8 + 8);
  expect(read).toHaveBeenCalledTimes(5);
  read.mockImplementation(() => Promise.resolve() as never);
  await seconds(8 + 3);
  expect(read).toHaveBeenCalledTimes(9);
});
