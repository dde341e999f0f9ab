import { createSharedAnswers } from './createSharedAnswers';

/** Something to read that changes with each write, and reads that end when the test says so. */
const open = () => {
  const share = createSharedAnswers<number | string>();
  const ends: (() => void)[] = [];
  let written = 0;
  const make = jest.fn(async () => {
    const read = written;
    await new Promise<void>((resolve) => ends.push(resolve));
    return read;
  });
  return {
    make,
    ask: (key = 'room') => share(key, make),
    write: () => (written += 1),
    end: async () => {
      ends.shift()?.();
      for (let turn = 0; turn < 10; turn += 1) await undefined;
    },
    share,
  };
};

test('a thousand questions at once are two reads, and each answer has what was written before its question', async () => {
  const { make, ask, write, end } = open();
  const first = ask();
  write();
  const others = Array.from({ length: 1_000 }, () => ask());
  expect(make).toHaveBeenCalledTimes(1);
  await end();
  await end();
  expect(await first).toBe(0);
  expect(new Set(await Promise.all(others))).toEqual(new Set([1]));
  expect(make).toHaveBeenCalledTimes(2);
});

test('what is requested after that is read anew, and other things do not wait', async () => {
  const { make, ask, end } = open();
  const answers = [ask(), ask('other')];
  expect(make).toHaveBeenCalledTimes(2);
  await end();
  await end();
  await Promise.all(answers);
  const later = ask();
  expect(make).toHaveBeenCalledTimes(3);
  await end();
  await later;
});

test('a failure is for those who wait for it, and the next question is requested again', async () => {
  const { share } = open();
  const fail = () => Promise.reject(new Error('away'));
  const failed = [share('room', fail), share('room', fail)];
  const later = share('room', async () => 'never: it shares the second failure');
  for (const answer of [...failed, later]) await expect(answer).rejects.toThrow('away');
  expect(await share('room', async () => 'back')).toBe('back');
});
