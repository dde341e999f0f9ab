import type { Exchange } from '@share/http-server';
import { createWaitingVisitors } from './createWaitingVisitors';

const createUser = ({ isAnswered = false } = {}) => {
  const socket = { destroyed: false };
  const visitor = { req: { socket }, res: { writableFinished: isAnswered } } as unknown as Exchange;
  return { visitor, hangUp: () => (socket.destroyed = true) };
};

const createWork = () => {
  let finish = () => undefined as void;
  const done = new Promise<void>((resolve) => (finish = () => resolve()));
  return { work: () => done, finish };
};

test('a page has lost its visitors when all who wait have hung up, and not before', async () => {
  const waiting = createWaitingVisitors();
  const [first, second] = [createUser(), createUser()];
  const { work, finish } = createWork();
  const counts = [waiting.count('k', first.visitor, work), waiting.count('k', second.visitor, work)];
  first.hangUp();
  expect(waiting.haveHungUp('k')).toBe(false);
  second.hangUp();
  expect([waiting.haveHungUp('k'), waiting.haveHungUp('other')]).toEqual([true, false]);
  finish();
  await Promise.all(counts);
  expect(waiting.haveHungUp('k')).toBe(false);
});

test('who has got an answer, or an error, waits no more', async () => {
  const waiting = createWaitingVisitors();
  const { visitor, hangUp } = createUser();
  await expect(waiting.count('k', visitor, async () => 'page')).resolves.toBe('page');
  await expect(waiting.count('k', visitor, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  hangUp();
  expect(waiting.haveHungUp('k')).toBe(false);
});

test('a connection that closes after its answer has not hung up', () => {
  const waiting = createWaitingVisitors();
  const { visitor, hangUp } = createUser({ isAnswered: true });
  void waiting.count('k', visitor, createWork().work);
  hangUp();
  expect(waiting.haveHungUp('k')).toBe(false);
});
