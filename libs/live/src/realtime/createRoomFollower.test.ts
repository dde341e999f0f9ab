import { createRoomFollower } from './createRoomFollower';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.375);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

const open = () => {
  const poll = jest.fn(async () => undefined);
  const act = jest.fn(async () => undefined);
  return { poll, act, ...createRoomFollower(poll) };
};

test('polls while nothing is pushed, and not at all while something is', async () => {
  const { poll, setPace, setPushed } = open();
  setPace(10_000);
  await seconds(20);
  expect(poll).toHaveBeenCalledTimes(2);
  setPushed(true);
  setPace(15_000);
  await seconds(3_600);
  expect(poll).toHaveBeenCalledTimes(2);
  setPushed(false);
  await seconds(30);
  expect(poll).toHaveBeenCalledTimes(4);
});

test('of a thousand visitors who are informed at once about one in thirty acts within the same 250 ms', async () => {
  const perQuarter = new Map<number, number>();
  for (let visitor = 0; visitor < 1_000; visitor += 1) {
    // Evenly: what random numbers are on average.
    jest.mocked(Math.random).mockReturnValue((visitor + 0.5) / 1_000);
    open().soon(async () => {
      const quarter = Math.floor(Date.now() / 250);
      perQuarter.set(quarter, (perQuarter.get(quarter) ?? 0) + 1);
    });
  }
  await seconds(8);
  const counts = [...perQuarter.values()];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_000);
  expect(Math.max(...counts)).toBeLessThanOrEqual(33);
});

test('acts once for several changes, for the last one, at the moment of the first', async () => {
  const { act, soon } = open();
  const earlier = jest.fn(async () => undefined);
  soon(earlier);
  await seconds(2);
  soon(act);
  expect(act).not.toHaveBeenCalled();
  await seconds(1);
  expect(act).toHaveBeenCalledTimes(1);
  expect(earlier).not.toHaveBeenCalled();
  await seconds(60);
  expect(act).toHaveBeenCalledTimes(1);
});

test('acts again after a failure, ever later, until it succeeds', async () => {
  const { soon } = open();
  const times: number[] = [];
  soon(async () => {
    times.push(Date.now() / 1_000);
    if (times.length < 7) throw new Error('away');
  });
  await seconds(600);
  expect(times).toEqual([3, 9, 21, 45, 69, 93, 117]);
});

test('a change that comes while an earlier one is followed does not wait for it, nor is it followed by it', async () => {
  const { act, soon } = open();
  let fail = () => {};
  const earlier = jest.fn(
    () => new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('away')))),
  );
  soon(earlier);
  await seconds(3);
  soon(act);
  fail();
  await seconds(60);
  expect(act).toHaveBeenCalledTimes(1);
  expect(earlier).toHaveBeenCalledTimes(1);
});

test('stops, also while something fails', async () => {
  const { poll, act, setPace, soon, stop } = open();
  let fail = () => {};
  soon(() => new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('away')))));
  await seconds(3);
  setPace(1_000);
  soon(act);
  stop();
  fail();
  await seconds(0);
  expect(jest.getTimerCount()).toBe(0);
  await seconds(60);
  expect(poll).not.toHaveBeenCalled();
  expect(act).not.toHaveBeenCalled();
});
