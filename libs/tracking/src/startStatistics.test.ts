import { createSafeStorage } from '@share/environment';
import type { Delivery, Send } from './createSend';
import { startStatistics, type StatisticsOptions } from './startStatistics';
import type { TrackingEvent } from './TrackingEvent';

const sendBeacon = jest.fn(() => true);
let calls = 0;

const start = (given: Partial<StatisticsOptions> = {}) =>
  startStatistics({
    window,
    statsBaseUrl: '',
    storage: createSafeStorage(() => localStorage),
    createId: () => `id-${(calls += 1)}`,
    onProgress: jest.fn(),
    rumSampleRate: 0,
    ...given,
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
afterEach(() => {
  jest.useRealTimers();
  jest.resetModules();
});

describe('on the page of an item', () => {
  let delivery: Delivery;
  let events: TrackingEvent[];
  const send: Send = async (body) => {
    events.push(...[JSON.parse(body)].flat());
    return delivery;
  };
  const openAndLeave = async (onFailure?: (error: Error) => void) => {
    start({ contentId: 'wetland1', send, ...(onFailure && { onFailure }) });
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    document.body.innerHTML = '<main><article></article></main>';
    localStorage.clear();
    delivery = 'delivered';
    events = [];
  });

  test('its reading is reported, from its start to its end', async () => {
    await openAndLeave();
    expect(events.map(({ behavior, tid }) => [behavior, tid])).toEqual([
      ['read_start', 'wetland1'],
      ['read_finish', 'wetland1'],
    ]);
  });

  test('R38: an end that cannot be reported reaches the visitor, the console and the statistics', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const onFailure = jest.fn();
    delivery = 'failed';
    await openAndLeave(onFailure);
    const error = expect.objectContaining({ message: expect.stringContaining('read_finish') });
    expect(onFailure).toHaveBeenCalledWith(error);
    expect(log).toHaveBeenCalledWith(error);
    expect(events.at(-1)).toMatchObject({
      behavior: 'js_error',
      tid: 'wetland1',
      extras: { part: 'reading', name: 'Error', message: expect.stringContaining('read_finish') },
    });
    log.mockRestore();
  });
});

test('the speed of a page is reported with its item', async () => {
  const reportVitals = jest.fn();
  jest.doMock('./reportVitals', () => ({ reportVitals }));
  const report = start({ rumSampleRate: 1, contentId: 'wetland1' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(reportVitals).toHaveBeenCalledWith(report, 'wetland1');
});

test('a page that cannot load the code that measures its speed is not measured, and nothing is written down', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const loadCode = jest.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  jest.doMock('./reportVitals', loadCode);
  start({ rumSampleRate: 1 });
  await jest.advanceTimersByTimeAsync(5000);
  expect(loadCode).toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
