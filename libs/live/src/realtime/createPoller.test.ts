import { createPoller } from './createPoller';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
