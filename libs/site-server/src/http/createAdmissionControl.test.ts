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

test('no address runs or queues more than its share, and a waiter with room overtakes one without', async () => {
  const admission = createAdmissionControl({ concurrent: 2, queued: 9, waitMs: 10_000, perAddress: 1 });
  const [first, other] = [createPendingTask(), createPendingTask()];
  const running = admission.run(first.task, 'a');
  const waiting = admission.run(async () => 'a again', 'a');
  await expect(admission.run(async () => 'a once more', 'a')).rejects.toThrow(OverloadError);
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

test('a task that fails frees its slot', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 0, waitMs: 5 });
  await expect(admission.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(admission.run(async () => 1)).resolves.toBe(1);
});
