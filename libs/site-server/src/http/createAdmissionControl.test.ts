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

test('a task that fails frees its slot', async () => {
  const admission = createAdmissionControl({ concurrent: 1, queued: 0, waitMs: 5 });
  await expect(admission.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await expect(admission.run(async () => 1)).resolves.toBe(1);
});
