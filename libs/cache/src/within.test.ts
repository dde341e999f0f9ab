import { access } from 'node:fs/promises';
import { within } from './within';

test('a promise that settles in time is passed on, another one is given up', async () => {
  await expect(within(1_000, Promise.resolve('a'))).resolves.toBe('a');
  await expect(within(1_000, Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(within(5, new Promise(() => undefined))).rejects.toThrow('No answer within 5 ms');
});

test('a process that was busy finds the answer that came meanwhile', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  const answer = within(
    20,
    access(__filename).then(() => 'there'),
  );
  for (const until = performance.now() + 300; performance.now() < until;);
  await expect(answer).resolves.toBe('there');
});
