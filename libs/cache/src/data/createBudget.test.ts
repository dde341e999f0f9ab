import { access } from 'node:fs/promises';
import { TimeoutError } from '@share/resilience';
import { createBudget } from './createBudget';

const limits = { primaryMs: 40, secondaryMs: 20, deadlineMs: 60 };
const never = () => new Promise<never>(() => undefined);
const hasAborted = (signal: AbortSignal) =>
  new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(true)));

test('a primary call gives its value or throws what it threw', async () => {
  const budget = createBudget(limits);
  await expect(budget.primary(async () => 'x')).resolves.toBe('x');
  await expect(budget.primary(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(
    budget.primary(() => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
});

test('a primary call that takes too long is aborted', async () => {
  let aborted: Promise<boolean> | undefined;
  const call = createBudget(limits).primary((signal) => {
    aborted = hasAborted(signal);
    return never();
  });
  await expect(call).rejects.toThrow(TimeoutError);
  await expect(aborted).resolves.toBe(true);
});

test('a process that was busy finds the answer that came meanwhile', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  const answer = createBudget(limits).primary(() => access(__filename).then(() => 'there'));
  for (const until = performance.now() + 300; performance.now() < until;);
  await expect(answer).resolves.toBe('there');
});

test('a secondary call never throws: it gives its fallback and is reported as degraded', async () => {
  const budget = createBudget(limits);
  await expect(budget.secondary(async () => [1], [], 'hot')).resolves.toEqual([1]);
  await expect(budget.secondary(() => Promise.reject(new Error('down')), [], 'related')).resolves.toEqual([]);
  await expect(budget.secondary(never, [], 'comments')).resolves.toEqual([]);
  expect(budget.degraded).toEqual(['related', 'comments']);
});

test('a page waits for work of others as long as for a secondary call, and not beyond its end', async () => {
  const budget = createBudget(limits);
  await expect(budget.wait(async () => 'there', 'hot')).resolves.toBe('there');
  await expect(budget.wait(never, 'related')).resolves.toBeUndefined();
  const last = budget.wait(never, 'comments');
  budget.end();
  await expect(last).resolves.toBeUndefined();
  expect(budget.degraded).toEqual(['related', 'comments']);
});

test('what a page lacks without a failed call is reported as degraded, too', async () => {
  const budget = createBudget(limits);
  budget.lacks('item');
  await budget.secondary(() => Promise.reject(new Error('down')), [], 'related');
  expect(budget.degraded).toEqual(['item', 'related']);
});

test('no call outlives the deadline of the whole page', async () => {
  const budget = createBudget({ ...limits, primaryMs: 10_000, deadlineMs: 30 });
  await expect(budget.primary(never)).rejects.toThrow(TimeoutError);
  await expect(budget.secondary(never, 'late')).resolves.toBe('late');
});

test('a call can tell a deadline from the end of the page', async () => {
  const reasonOf = (budget: ReturnType<typeof createBudget>) =>
    new Promise<string>((resolve) => {
      void budget.secondary((signal) => {
        signal.addEventListener('abort', () => resolve((signal.reason as Error).name));
        return never();
      }, undefined);
    });
  await expect(reasonOf(createBudget(limits))).resolves.toBe('TimeoutError');
  const ended = createBudget(limits);
  const reason = reasonOf(ended);
  ended.end();
  await expect(reason).resolves.toBe('Error');
});

test('ending the budget aborts running calls', async () => {
  const budget = createBudget({ primaryMs: 10_000, secondaryMs: 10_000, deadlineMs: 10_000 });
  const call = budget.secondary(never, 'fallback');
  budget.end();
  await expect(call).resolves.toBe('fallback');
  await expect(budget.primary(never)).rejects.toThrow('The page is finished');
});
