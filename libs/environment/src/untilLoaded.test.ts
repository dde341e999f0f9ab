import { untilLoaded } from './untilLoaded';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for the page, then for the time', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const resolved = jest.fn();
  void untilLoaded(window, 1000).then(resolved);
  await jest.advanceTimersByTimeAsync(5000);
  expect(resolved).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(999);
  expect(resolved).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
