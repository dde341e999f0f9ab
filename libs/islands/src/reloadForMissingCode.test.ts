import { reloadForMissingCode } from './reloadForMissingCode';

const gone = new Error('gone');
const reload = jest.fn();
const fail = () => reloadForMissingCode(gone, reload);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  reload.mockClear();
});

test('code that is gone: the page is loaded anew, at most once a minute (spec §4, §9)', () => {
  fail();
  expect(console.error).toHaveBeenCalledWith(gone);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(59_999);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('row 47: without a session storage it is not', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('row 27: offline the page stays, and the reload is still to be had afterwards', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail();
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
