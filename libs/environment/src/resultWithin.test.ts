import { resultWithin } from './resultWithin';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that ends in time gives its result, and leaves no timer behind', async () => {
  await expect(resultWithin(1000, Promise.resolve('read'))).resolves.toBe('read');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails in time rejects', async () => {
  await expect(resultWithin(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that takes longer gives undefined when the time is over, not before', async () => {
  const settled = jest.fn();
  void resultWithin(1000, new Promise(() => {})).then(settled);
  await jest.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
});
