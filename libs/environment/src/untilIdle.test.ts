import { untilIdle } from './untilIdle';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('waits for an idle moment, for two seconds at most', async () => {
  const requestIdleCallback = jest.fn((callback: () => void) => callback());
  Object.assign(window, { requestIdleCallback });
  await untilIdle();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

it('pauses in a browser that does not know what idle is', async () => {
  jest.useFakeTimers();
  const waiting = untilIdle();
  await jest.advanceTimersByTimeAsync(200);
  await expect(waiting).resolves.toBeUndefined();
});
