import type { Exchange } from '../http/Exchange';
import { createWaitingReaders } from './createWaitingReaders';

const createReader = ({ isAnswered = false } = {}) => {
  const socket = { destroyed: false };
  const reader = { req: { socket }, res: { writableFinished: isAnswered } } as unknown as Exchange;
  return { reader, hangUp: () => (socket.destroyed = true) };
};

const createWork = () => {
  let finish = () => undefined as void;
  const done = new Promise<void>((resolve) => (finish = () => resolve()));
  return { work: () => done, finish };
};

test('a page has lost its readers when all who wait have hung up, and not before', async () => {
  const waiting = createWaitingReaders();
  const [first, second] = [createReader(), createReader()];
  const { work, finish } = createWork();
  const counts = [waiting.count('k', first.reader, work), waiting.count('k', second.reader, work)];
  first.hangUp();
  expect(waiting.haveHungUp('k')).toBe(false);
  second.hangUp();
  expect([waiting.haveHungUp('k'), waiting.haveHungUp('other')]).toEqual([true, false]);
  finish();
  await Promise.all(counts);
  expect(waiting.haveHungUp('k')).toBe(false);
});

test('who has got an answer, or an error, waits no more', async () => {
  const waiting = createWaitingReaders();
  const { reader, hangUp } = createReader();
  await expect(waiting.count('k', reader, async () => 'page')).resolves.toBe('page');
  await expect(waiting.count('k', reader, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  hangUp();
  expect(waiting.haveHungUp('k')).toBe(false);
});

test('a connection that closes after its answer has not hung up', () => {
  const waiting = createWaitingReaders();
  const { reader, hangUp } = createReader({ isAnswered: true });
  void waiting.count('k', reader, createWork().work);
  hangUp();
  expect(waiting.haveHungUp('k')).toBe(false);
});
