import { runInSlices, type Steps } from './slices';

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** Work of some steps that take 10 ms each, and writes down each of them. */
function* work(name: string, count: number, log: string[], fails = false): Steps<string> {
  for (let step = 1; step <= count; step += 1) {
    log.push(`${name}${step}`);
    now += 10;
    yield;
  }
  if (fails) throw new Error(name);
  return name;
}

test('long work stands in line, short work does not', async () => {
  const log: string[] = [];
  const done = Promise.all([
    runInSlices(work('a', 5, log)),
    runInSlices(work('b', 5, log)),
    runInSlices(work('c', 1, log)),
  ]);
  expect(log).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  expect(await done).toEqual(['a', 'b', 'c']);
  expect(log.slice(5)).toEqual(['a3', 'a4', 'a5', 'b3', 'b4', 'b5']);
});

test('other work runs between the slices', async () => {
  const log: string[] = [];
  setTimeout(() => log.push('other'));
  await runInSlices(work('a', 4, log));
  expect(log).toEqual(['a1', 'a2', 'other', 'a3', 'a4']);
});

test('what fails lets the next one pass', async () => {
  const log: string[] = [];
  const failing = runInSlices(work('a', 3, log, true));
  const next = runInSlices(work('b', 3, log));
  await expect(failing).rejects.toThrow('a');
  expect(await next).toBe('b');
});
