import { answers } from './answers';

const answerWith = (answer: (signal: AbortSignal) => Promise<unknown>) => {
  const fetching = jest.fn((_url: string, { signal }: { signal: AbortSignal }) => answer(signal));
  Object.assign(globalThis, { fetch: fetching });
  return fetching;
};
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

test.each([
  [true, true],
  [false, false],
])('an answer that is ok (%s)', async (ok, isThere) => {
  const fetching = answerWith(async () => ({ ok }));
  expect(await answers('/s04.m4s')).toBe(isThere);
  // The body is not wanted.
  expect(fetching.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

test('no connection', async () => {
  answerWith(() => Promise.reject(new TypeError('failed')));
  expect(await answers('/s04.m4s')).toBe(false);
});

test('no answer within three seconds', async () => {
  jest.useFakeTimers();
  answerWith(
    (signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error()))),
  );
  const requested = answers('/s04.m4s');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await requested).toBe(false);
  jest.useRealTimers();
});
