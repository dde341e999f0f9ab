import { createSafeStorage } from '@share/environment';
import { startStatistics } from './startStatistics';

const sendBeacon = jest.fn(() => true);
let calls = 0;

const start = (contentId?: string) =>
  startStatistics({
    window,
    endpoint: '/tracker/log',
    storage: createSafeStorage(() => localStorage),
    device: { device_type: 'Android', device_os: 'Android 13', user_id: 'u1' },
    createId: () => `id-${(calls += 1)}`,
    contentId,
    onProgress: jest.fn(),
  });

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  globalThis.fetch = jest.fn(async () => new Response('{}'));
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts a second after the page has loaded, not before (spec §9)', async () => {
  const started = jest.fn();
  void start().then(started);
  await jest.advanceTimersByTimeAsync(999);
  expect(started).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toHaveBeenCalledWith(expect.objectContaining({ track: expect.any(Function) }));
});

test('waits for a page that is still loading', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const started = jest.fn();
  void start().then(started);
  await jest.advanceTimersByTimeAsync(5000);
  expect(started).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(started).toHaveBeenCalled();
  state.mockRestore();
});
