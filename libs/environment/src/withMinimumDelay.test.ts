import { withMinimumDelay } from './withMinimumDelay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['succeeds', () => Promise.resolve('there')],
  ['fails', () => Promise.reject(new Error('gone'))],
])('work that %s at once settles after 200 ms', async (_, work) => {
  const settled = jest.fn();
  void withMinimumDelay<string>(work()).then(settled, settled);
  await jest.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('work that takes longer is not delayed', async () => {
  const settled = jest.fn();
  void withMinimumDelay(new Promise((resolve) => setTimeout(resolve, 500))).then(settled);
  await jest.advanceTimersByTimeAsync(500);
  expect(settled).toHaveBeenCalledTimes(1);
});
