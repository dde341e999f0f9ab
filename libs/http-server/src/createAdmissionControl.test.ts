import { createAdmissionControl, OverloadError } from './createAdmissionControl';

const createPendingTask = () => {
  let release = () => undefined as void;
  const done = new Promise<void>((resolve) => (release = resolve));
  return { task: () => done, release };
};

test('tasks run up to the limit, the next ones queue, the rest are refused at once', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 1, waitMs: 10_000 });
  const first = createPendingTask();
  const running = admission.run(first.task);
  const waiting = admission.run(async () => 'second');
  await expect(admission.run(async () => 'third')).rejects.toThrow(OverloadError);
  expect(admission.load()).toEqual({ running: 1, waiting: 1 });
  first.release();
  await running;
  await expect(waiting).resolves.toBe('second');
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test('a task that waits too long is refused and takes no slot', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 5, waitMs: 5 });
  const first = createPendingTask();
  const running = admission.run(first.task);
  await expect(admission.run(async () => 'late')).rejects.toThrow('The wait was too long');
  first.release();
  await running;
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test('no address runs more than its share, and a waiter with room overtakes one without', async () => {
  const admission = createAdmissionControl({ concurrent: 2, queued: 9, waitMs: 10_000, perNetwork: 1 });
  const [first, other] = [createPendingTask(), createPendingTask()];
  const running = admission.run(first.task, 'a');
  const waiting = admission.run(async () => 'a again', 'a');
  const second = admission.run(other.task, 'b');
  const shared = admission.run(async () => 'shared');
  expect(admission.load()).toEqual({ running: 2, waiting: 2 });
  other.release();
  await second;
  await expect(shared).resolves.toBe('shared');
  expect(admission.load()).toEqual({ running: 1, waiting: 1 });
  first.release();
  await running;
  await expect(waiting).resolves.toBe('a again');
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test('the next turn goes to the address with fewest tasks running', async () => {
  const admission = createAdmissionControl({ concurrent: 2, queued: 9, waitMs: 10_000 });
  const [held, first] = [createPendingTask(), createPendingTask()];
  const order: string[] = [];
  const holding = admission.run(held.task, 'a');
  const done = [admission.run(first.task, 'a')];
  for (const address of ['a', 'a', 'b', 'c', 'b'])
    done.push(admission.run(async () => void order.push(address), address));
  first.release();
  await Promise.all(done);
  held.release();
  await holding;
  expect(order).toEqual(['b', 'c', 'b', 'a', 'a']);
});

test('a full queue turns away the last of the address that has most in it, but no address that has as little', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 4, waitMs: 10_000 });
  const first = createPendingTask();
  const running = admission.run(first.task, 'a');
  const ask = (address: string, name: string) =>
    admission
      .run(async () => name, address)
      .catch((cause: unknown) => `${name}: ${cause instanceof OverloadError ? 'refused' : String(cause)}`);
  const greedy = [1, 2, 3, 4, 5].map((number) => ask('a', `a${number}`));
  const others = [ask('b', 'b1'), ask('c', 'c1'), ask('d', 'd1'), ask('b', 'b2'), ask('', 'shared')];
  expect(admission.load()).toEqual({ running: 1, waiting: 4 });
  first.release();
  await running;
  expect(await Promise.all(greedy)).toEqual(['a1', ...[2, 3, 4, 5].map((number) => `a${number}: refused`)]);
  expect(await Promise.all(others)).toEqual(['b1', 'c1', 'd1', 'b2: refused', 'shared: refused']);
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test('a task that waits counts against the share with most room of those who wait for it', async () => {
  const admission = createAdmissionControl({ concurrent: 2, queued: 9, waitMs: 10_000, perNetwork: 1 });
  const first = createPendingTask();
  const running = admission.run(first.task, 'a');
  const waiting = admission.run(async () => 'page', 'a', { key: 'page' });
  admission.join('page', 'a');
  admission.join('other page', 'b');
  expect(admission.load()).toEqual({ running: 1, waiting: 1 });
  admission.join('page', 'b');
  await expect(waiting).resolves.toBe('page');
  admission.join('page', 'c');
  first.release();
  await running;
  expect(admission.load()).toEqual({ running: 0, waiting: 0 });
});

test('a known task goes before others, in a full queue in place of one', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 3, waitMs: 10_000 });
  const first = createPendingTask();
  const order: string[] = [];
  const running = admission.run(first.task, 'a');
  const ask = (network: string, name: string, isKnown = false) =>
    admission
      .run(async () => void order.push(name), network, { isKnown })
      .catch((cause: unknown) => order.push(`${name} refused: ${cause instanceof OverloadError}`));
  const done = [ask('b', 'b1'), ask('c', 'c1'), ask('d', 'd1'), ask('e', 'known', true), ask('f', 'f1')];
  expect(admission.load()).toEqual({ running: 1, waiting: 3 });
  first.release();
  await Promise.all([running, ...done]);
  expect(order.slice(0, 2).sort()).toEqual(['d1 refused: true', 'f1 refused: true']);
  expect(order.slice(2)).toEqual(['known', 'b1', 'c1']);
});

test('known tasks of a network that has most in the queue push out no other', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 3, waitMs: 10_000 });
  const first = createPendingTask();
  const running = admission.run(first.task, 'a');
  const known = { isKnown: true };
  const ask = (network: string, turn = {}) =>
    admission.run(async () => 'done', network, turn).catch(() => 'refused');
  const done = [ask('b', known), ask('b', known), ask('c'), ask('b', known), ask('b', known)];
  first.release();
  await running;
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done', 'refused', 'refused']);
});

test('a task that fails frees its slot', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 0, waitMs: 5 });
  await expect(admission.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(admission.run(async () => 1)).resolves.toBe(1);
});
