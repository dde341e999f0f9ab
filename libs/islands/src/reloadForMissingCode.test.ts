import { codeGoneEvent, reloadForMissingCode } from './reloadForMissingCode';

const file = 'https://m.example.com/davmu/share/assets/Masthead-a1b2.js';
const entry = 'https://m.example.com/davmu/share/assets/entry.js';
const importError = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const reload = jest.fn();
const offer = jest.fn();
const head = jest.fn(async (): Promise<unknown> => ({ status: 404 }));
const fail = (error: unknown = importError) => reloadForMissingCode(error, entry, reload);

/** How the document was loaded, and how long ago. */
const arrived = (type: string | undefined, agoMs: number) => {
  performance.getEntriesByType = () => (type ? [{ type } as unknown as PerformanceEntry] : []);
  jest.spyOn(performance, 'now').mockReturnValue(agoMs);
};

beforeAll(() => window.addEventListener(codeGoneEvent, offer));
beforeEach(() => {
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

test.each(['textarea', 'input'])('never while the reader writes in a %s', async (field) => {
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

test.each([200, 500, 503])(
  'a file that the server answers with %d stays to be tried again',
  async (status) => {
    head.mockResolvedValue({ status });
    await fail();
    expect(reload).not.toHaveBeenCalled();
    expect(offer).not.toHaveBeenCalled();
  },
);

test('row 47: without any storage it reloads all the same', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('row 27: offline the page stays, and the reload is still possible afterwards', async () => {
  head.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
