import { createEncodingQueue, QueueFullError } from './createEncodingQueue';

/** Work that ends when the test says so. */
const controlled = () => {
  const started: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: (error: Error) => void }>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, { resolve, reject });
    });
  return {
    started,
    work,
    end: (name: string) => ends.get(name)?.resolve(`${name} done`),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('so many run at once, the others in their order', async () => {
  const { started, work, end } = controlled();
  const queue = createEncodingQueue<string>({ atOnce: 2, maxWaiting: 10 });
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(name, work(name)));
  expect(started).toEqual(['a', 'b']);
  end('b');
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) {
    end(name);
    await settle();
  }
  expect(await Promise.all(results)).toEqual(['a done', 'b done', 'c done', 'd done']);
  expect(queue.sizes()).toEqual({ running: 0, waiting: 0, jobs: 0 });
});

test('callers of one key share one run, and its failure; the next call runs again', async () => {
  const { started, work, fail, end } = controlled();
  const queue = createEncodingQueue<string>({ atOnce: 1, maxWaiting: 10 });
  const results = [1, 2, 3].map(() => queue.run('a', work('a')));
  fail('a');
  const outcomes = await Promise.allSettled(results);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(started).toEqual(['a']);
  const again = queue.run('a', work('a'));
  end('a');
  expect(await again).toBe('a done');
});

test('beyond the bound a call is refused, one for a known key is not', async () => {
  const { work, end } = controlled();
  const queue = createEncodingQueue<string>({ atOnce: 1, maxWaiting: 1 });
  const running = queue.run('a', work('a'));
  const waiting = queue.run('b', work('b'));
  await expect(queue.run('c', work('c'))).rejects.toThrow(QueueFullError);
  const shared = queue.run('b', work('b'));
  end('a');
  await settle();
  end('b');
  expect(await Promise.all([running, waiting, shared])).toEqual(['a done', 'b done', 'b done']);
});

test('work whose callers have all gone before its turn never runs', async () => {
  const { started, work, end } = controlled();
  const queue = createEncodingQueue<string>({ atOnce: 1, maxWaiting: 5 });
  const running = queue.run('a', work('a'));
  const [one, two] = [new AbortController(), new AbortController()];
  const first = queue.run('b', work('b'), one.signal);
  const second = queue.run('b', work('b'), two.signal);
  one.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(queue.sizes().waiting).toBe(1);
  two.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  expect(queue.sizes()).toEqual({ running: 1, waiting: 0, jobs: 1 });
  end('a');
  await running;
  expect(started).toEqual(['a']);
});

test('running work ends for those that stay', async () => {
  const { work, end } = controlled();
  const queue = createEncodingQueue<string>({ atOnce: 1, maxWaiting: 5 });
  const leaving = new AbortController();
  const left = queue.run('a', work('a'), leaving.signal);
  const stays = queue.run('a', work('a'));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  end('a');
  expect(await stays).toBe('a done');
  await expect(queue.run('b', work('b'), leaving.signal)).rejects.toThrow('gone');
  expect(queue.sizes()).toEqual({ running: 0, waiting: 0, jobs: 0 });
});
