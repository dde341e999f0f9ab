import { createRounds } from './createRounds';

test('each piece of work has a round of the event loop of its own, in the order in which it came', async () => {
  const nextRound = createRounds();
  const done: number[] = [];
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const roundOf: number[] = [];
  await Promise.all(
    [0, 1, 2, 3].map(async (number) => {
      await nextRound();
      done.push(number);
      roundOf.push(rounds);
    }),
  );
  isOver = true;
  expect(done).toEqual([0, 1, 2, 3]);
  expect(new Set(roundOf).size).toBe(4);
  await nextRound();
});
