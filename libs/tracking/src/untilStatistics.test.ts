import { untilStatistics } from './untilStatistics';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('statistics start a second after the page has loaded, not before (spec §9)', async () => {
  const started = jest.fn();
  void untilStatistics(window).then(started);
  await jest.advanceTimersByTimeAsync(999);
  expect(started).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toHaveBeenCalledTimes(1);
});

test('a page that is still loading is waited for', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const started = jest.fn();
  void untilStatistics(window).then(started);
  await jest.advanceTimersByTimeAsync(5000);
  expect(started).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(started).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
