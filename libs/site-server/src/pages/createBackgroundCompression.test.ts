import { createBackgroundCompression } from './createBackgroundCompression';
import type { PageBodies } from './createPageBodies';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** Bodies whose improvement ends when the test says so. */
const setUp = () => {
  const running: (() => void)[] = [];
  const started: string[] = [];
  const bodiesOf = (name: string): PageBodies => {
    let isImprovable = true;
    return {
      in: () => Buffer.alloc(0),
      plain: async () => Buffer.alloc(0),
      bytes: () => 0,
      isImprovable: () => isImprovable,
      improve: () => {
        isImprovable = false;
        started.push(name);
        return new Promise((resolve) => running.push(resolve));
      },
    };
  };
  const finishOne = async () => {
    running.shift()?.();
    await nextTick();
  };
  return { started, bodiesOf, finishOne, compression: createBackgroundCompression(async () => undefined) };
};

test('one page is compressed at a time, each once', async () => {
  const { started, bodiesOf, finishOne, compression } = setUp();
  const [a, b] = [bodiesOf('a'), bodiesOf('b')];
  for (const bodies of [a, b, a, b]) compression.improve(bodies, 'br');
  expect(started).toEqual(['a']);
  await finishOne();
  expect(started).toEqual(['a', 'b']);
  await finishOne();
  compression.improve(a, 'br');
  expect(started).toEqual(['a', 'b']);
});

test('the queue is bounded: what finds no room is left to a later request', async () => {
  const { started, bodiesOf, finishOne, compression } = setUp();
  for (let page = 0; page < 100; page += 1) compression.improve(bodiesOf(String(page)), 'br');
  for (let page = 0; page < 100; page += 1) await finishOne();
  expect(started).toHaveLength(33);
  compression.improve(bodiesOf('later'), 'br');
  expect(started).toContain('later');
});

test('it rests three times as long as it worked', async () => {
  const rests: number[] = [];
  const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_100);
  const compression = createBackgroundCompression(async (ms) => void rests.push(ms));
  const bodies = { ...setUp().bodiesOf('a'), improve: async () => undefined };
  compression.improve(bodies, 'br');
  await nextTick();
  clock.mockRestore();
  expect(rests).toEqual([300]);
});
