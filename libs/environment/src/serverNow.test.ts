const real = Date.UTC(2026, 10, 21, 2);
const minute = 60_000;
const hour = 60 * minute;

/** A page that was made so long ago, on a phone whose clock is off by so much. @param answers the response to a request for the time */
const openPage = async (
  offBy: number,
  { age = 0, answers = true as boolean | Record<string, string> } = {},
) => {
  jest.resetModules();
  document.body.innerHTML = `<script type="application/json" id="site-env" data-made="${real - age}"></script>`;
  jest.setSystemTime(real + offBy);
  const fetch = jest.fn(async () => {
    if (answers === false) throw new TypeError('Failed to fetch');
    return { headers: new Headers(answers === true ? { Date: new Date(real).toUTCString() } : answers) };
  });
  Object.assign(globalThis, { fetch });
  // The time of a page begins with its navigation.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - real - offBy);
  return { ...(await import('./serverNow')), fetch };
};

const settle = () => jest.advanceTimersByTimeAsync(0);
const off = (now: number) => Math.abs(now - Date.now()) / 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.body.innerHTML = '';
});

test.each([
  ['right', 0, 0],
  ['right, on a page that a cache has saved for two minutes', 0, 2 * minute],
])('a clock that is %s counts, and no call is made', async (_name, offBy, age) => {
  const { serverNow, fetch } = await openPage(offBy, { age });
  expect(serverNow()).toBe(real);
  jest.advanceTimersByTime(90_000);
  expect(serverNow()).toBe(real + 90_000);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['10 minutes fast', 10 * minute],
  ['8 hours fast', 8 * hour],
  ['10 minutes slow', -10 * minute],
  ['8 hours slow', -8 * hour],
  ['a year fast', 365 * 24 * hour],
])('a clock that is %s does not count: the server is requested once', async (_name, offBy) => {
  const { serverNow, onServerTime, fetch } = await openPage(offBy, { age: 40_000 });
  const onChange = jest.fn();
  onServerTime(onChange);
  // Until the answer comes, the page's making counts.
  expect(serverNow()).toBe(real - 40_000);
  await settle();
  expect(serverNow() - real).toBeLessThanOrEqual(500);
  expect(serverNow() - real).toBeGreaterThanOrEqual(0);
  expect(onChange).toHaveBeenCalled();
  jest.advanceTimersByTime(hour);
  expect(Math.abs(serverNow() - real - hour)).toBeLessThanOrEqual(500);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer from a shared cache says how old it is', async () => {
  const Date_ = new Date(real - 70_000).toUTCString();
  const { serverNow } = await openPage(8 * hour, { answers: { Date: Date_, Age: '70' } });
  serverNow();
  await settle();
  expect(Math.abs(serverNow() - real)).toBeLessThanOrEqual(500);
});

test('without a connection a saved page counts by the visitor’s clock, but not before it was made', async () => {
  const later = await openPage(3 * hour, { answers: false });
  later.serverNow();
  await settle();
  expect(off(later.serverNow())).toBeLessThan(1);
  const slow = await openPage(-3 * hour, { answers: false });
  slow.serverNow();
  await settle();
  expect(slow.serverNow()).toBe(real);
});

test('a page that was opened days ago gets the platform’s time when its clock is right', async () => {
  const { serverNow, fetch } = await openPage(0, { age: 5 * 24 * hour });
  serverNow();
  await settle();
  expect(off(serverNow())).toBeLessThan(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('every answer of the platform tells the time, unless a browser may have saved it', async () => {
  const { serverNow, learnServerTime } = await openPage(3 * minute);
  expect(serverNow()).toBe(real + 3 * minute);
  const Date_ = new Date(real).toUTCString();
  learnServerTime(new Headers({ Date: Date_, 'Cache-Control': 'public, max-age=60' }));
  learnServerTime(new Headers());
  learnServerTime(new Headers({ Date: 'nonsense' }));
  expect(serverNow()).toBe(real + 3 * minute);
  learnServerTime(new Headers({ Date: Date_ }));
  expect(Math.abs(serverNow() - real)).toBeLessThanOrEqual(500);
});

test('small differences, which come from the way of an answer, move nothing', async () => {
  const { serverNow, learnServerTime, onServerTime } = await openPage(0);
  const onChange = jest.fn();
  onServerTime(onChange);
  serverNow();
  learnServerTime(new Headers({ Date: new Date(real - 1000).toUTCString() }));
  expect(serverNow()).toBe(real);
  expect(onChange).not.toHaveBeenCalled();
});

test('a clock that is set back while the page is open, and a page that has slept, change nothing', async () => {
  const { serverNow, learnServerTime } = await openPage(0);
  learnServerTime(new Headers({ Date: new Date(real).toUTCString() }));
  let sinceLoad = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => sinceLoad);
  sinceLoad = minute;
  jest.setSystemTime(real - 2 * hour);
  expect(serverNow()).toBe(real + minute);
  // Inert: the time since loading stands still.
  jest.setSystemTime(real + hour);
  expect(serverNow()).toBe(real + hour);
});

test('on the server it is the server’s', async () => {
  const { serverNow } = await openPage(0);
  document.body.innerHTML = '';
  expect(serverNow()).toBe(real);
});
