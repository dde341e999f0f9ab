import { createSafeStorage } from '@share/environment';
import { startPageScript } from '@share/environment/testing';
import { reloadForMissingCode } from './reloadForMissingCode';

const file = 'https://m.example.com/davmu/share/assets/Masthead-a1b2.js';
const entry = 'https://m.example.com/davmu/share/assets/entry.js';
const importError = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const reload = jest.fn();
const offer = jest.fn();
const head = jest.fn(async (): Promise<unknown> => ({ status: 404 }));
const fail = (error: unknown = importError) =>
  reloadForMissingCode(error, { entry, tab: createSafeStorage(() => window.sessionStorage) }, reload);

/** How the document was loaded, and how long ago. */
const arrived = (type: string | undefined, agoMs: number) => {
  performance.getEntriesByType = () => (type ? [{ type } as unknown as PerformanceEntry] : []);
  jest.spyOn(performance, 'now').mockReturnValue(agoMs);
};

beforeAll(() => startPageScript().on('codeGone', offer));
beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = head as never;
  document.body.innerHTML = '<textarea></textarea><input>';
  delete document.documentElement.dataset['reloads'];
  arrived('navigate', 5_000);
});
afterEach(() => {
  jest.restoreAllMocks();
  [reload, offer].forEach((mock) => mock.mockClear());
  head.mockReset().mockResolvedValue({ status: 404 });
});

test('a file that is gone: the page is loaded anew (spec §4, §9)', async () => {
  await fail();
  expect(head).toHaveBeenCalledWith(file, { method: 'HEAD', cache: 'no-store' });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(offer).not.toHaveBeenCalled();
});

test('several files that are gone at once are one reload', async () => {
  await Promise.all([fail(), fail(), fail()]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(offer).not.toHaveBeenCalled();
});

test.each([
  ['reload', 59_999, 0],
  ['reload', 60_000, 1],
  ['back_forward', 59_999, 0],
  [undefined, 59_999, 0],
  [undefined, 60_000, 1],
])('at most once a minute: a page by %s, %d ms old, is reloaded %d times', async (type, agoMs, times) => {
  arrived(type, agoMs);
  await fail();
  expect(reload).toHaveBeenCalledTimes(times);
  expect(offer).toHaveBeenCalledTimes(1 - times);
});

test.each(['textarea', 'input'])('never while the visitor writes in a %s', async (field) => {
  document.querySelector<HTMLElement>(field)?.focus();
  await fail();
  expect(reload).not.toHaveBeenCalled();
  expect(offer).toHaveBeenCalledTimes(1);
});

test('a browser that does not name the file: the entry module shows whether the release is gone', async () => {
  await fail(new TypeError('Importing a module script failed.'));
  expect(head).toHaveBeenCalledWith(entry, expect.anything());
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([200, 304])(
  'a file that is answered with %d is there, and stays to be tried again',
  async (status) => {
    head.mockResolvedValue({ status });
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(offer).not.toHaveBeenCalled();
  },
);

describe('a file that cannot be had is tried once more after 2 s (R86)', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'Date'] }));
  afterEach(() => jest.useRealTimers());

  const answers = {
    503: () => Promise.resolve({ status: 503 }),
    'no answer': () => Promise.reject(new TypeError('Failed to fetch')),
    404: () => Promise.resolve({ status: 404 }),
    200: () => Promise.resolve({ status: 200 }),
  };

  test.each([
    ['503', '503', 1],
    ['503', 'no answer', 1],
    ['no answer', 'no answer', 1],
    ['503', '404', 1],
    ['no answer', '200', 0],
    ['503', '200', 0],
  ] as const)('first %s, then %s: %d reloads', async (first, second, times) => {
    head.mockImplementationOnce(answers[first]).mockImplementationOnce(answers[second]);
    const done = fail();
    await jest.advanceTimersByTimeAsync(1_999);
    expect([head.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    await jest.advanceTimersByTimeAsync(1);
    await done;
    expect(head).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(times);
    expect(offer).not.toHaveBeenCalled();
  });

  test('row 27: without network the page stays, and the reload is still possible afterwards', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    head.mockImplementation(answers['no answer']);
    const done = fail();
    await jest.advanceTimersByTimeAsync(2_000);
    await done;
    expect(reload).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    arrived('navigate', 5_000);
    head.mockResolvedValue({ status: 404 });
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test.each([
  [59_999, 0],
  [60_000, 1],
  [-5_000, 1],
])('the next page of the tab, %d ms later by the clock, is reloaded %d times', async (laterMs, times) => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  await fail();
  reload.mockClear();
  delete document.documentElement.dataset['reloads'];
  clock.mockReturnValue(now + laterMs);
  await fail();
  expect(reload).toHaveBeenCalledTimes(times);
  expect(offer).toHaveBeenCalledTimes(1 - times);
});

test('row 47: without any storage it reloads all the same', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
