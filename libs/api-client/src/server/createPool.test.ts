import { createPool } from './createPool';

/** Calls that end when the test says so. */
const createCalls = () => {
  const running: (() => void)[] = [];
  const started: number[] = [];
  const call = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => running.push(() => resolve(id)));
  };
  return { call, started, finishFirst: () => running.shift()?.() };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createPool', () => {
  it('runs as many as it may, and the others in their order', async () => {
    const { run } = createPool(2);
    const { call, started, finishFirst } = createCalls();
    const results = [1, 2, 3, 4].map((id) => run(undefined, call(id)));
    expect(started).toEqual([1, 2]);
    finishFirst();
    await settle();
    expect(started).toEqual([1, 2, 3]);
    finishFirst();
    await settle();
    finishFirst();
    finishFirst();
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  it('gives the place of a call that failed to the next', async () => {
    const { run } = createPool(1);
    const failed = run(undefined, () => Promise.reject(new Error('down')));
    const next = run(undefined, async () => 'next');
    await expect(failed).rejects.toThrow('down');
    await expect(next).resolves.toBe('next');
  });

  it('does not start a call that was given up while it waited', async () => {
    const { run } = createPool(1);
    const { call, started, finishFirst } = createCalls();
    const first = run(undefined, call(1));
    const caller = new AbortController();
    const second = run(caller.signal, call(2));
    const third = run(undefined, call(3));
    caller.abort(new Error('too late'));
    await expect(second).rejects.toThrow('too late');
    finishFirst();
    await first;
    await settle();
    finishFirst();
    expect(await third).toBe(3);
    expect(started).toEqual([1, 3]);
    await expect(run(AbortSignal.abort(new Error('gone')), call(4))).rejects.toThrow('gone');
  });
});
