import { reloadForMissingCode } from './reloadForMissingCode';

const file = 'https://m.example.com/davmu/share/assets/Masthead-a1b2.js';
const importError = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const reload = jest.fn();
const head = jest.fn(async (): Promise<unknown> => ({ status: 404 }));
const fail = (error: unknown = importError) => reloadForMissingCode(error, reload);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  sessionStorage.clear();
  globalThis.fetch = head as never;
  document.head.innerHTML = '<script type="module" src="https://m.example.com/entry.js"></script>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  reload.mockClear();
  head.mockReset().mockResolvedValue({ status: 404 });
});

test('a file that is gone: the page is loaded anew, at most once a minute (spec §4, §9)', async () => {
  await fail();
  expect(head).toHaveBeenCalledWith(file, { method: 'HEAD', cache: 'no-store' });
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_999);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that does not name the file: the entry module shows whether the release is gone', async () => {
  await fail(new TypeError('Importing a module script failed.'));
  expect(head).toHaveBeenCalledWith('https://m.example.com/entry.js', expect.anything());
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([200, 500, 503])(
  'a file that the server answers with %d stays to be tried again',
  async (status) => {
    head.mockResolvedValue({ status });
    await fail();
    expect(reload).not.toHaveBeenCalled();
  },
);

test('row 47: without a session storage there is no reload', async () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

test('row 27: offline the page stays, and the reload is still possible afterwards', async () => {
  head.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
