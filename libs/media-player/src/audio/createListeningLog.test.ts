import { createSafeStorage } from '@share/environment';
import { createListeningLog, listenedKey } from './createListeningLog';

const setUp = (stored?: unknown) => {
  const storage = createSafeStorage(() => window.localStorage);
  storage.remove(listenedKey);
  if (stored !== undefined) storage.setJson(listenedKey, stored);
  return { storage, log: createListeningLog(storage) };
};

test.each([
  ['on the way', [60, 100], { position: 60, share: 0.6 }],
  ['fractions of a second', [60.9, 100], { position: 60, share: 0.609 }],
  ['an unknown length', [60, 0], { position: 60, share: 0 }],
  ['the farewell', [98, 100], { position: 0, share: 1 }],
  ['the end', [100, 100], { position: 0, share: 1 }],
])('%s', (_name, [position, duration], expected) => {
  const { log } = setUp();
  log.note('a', position as number, duration as number);
  expect(log.read().get('a')).toEqual(expected);
});

test('the furthest point stays when somebody goes back, the place does not', () => {
  const { log } = setUp();
  log.note('a', 100, 100);
  expect(log.note('a', 30, 100).get('a')).toEqual({ position: 30, share: 1 });
});

test('what was heard last is at the end', () => {
  const { log } = setUp();
  for (const id of ['10', '2', '10']) log.note(id, 5, 10);
  expect([...log.read().keys()]).toEqual(['2', '10']);
});

test('the oldest of more than two hundred are forgotten', () => {
  const { log } = setUp();
  for (let number = 1; number <= 203; number += 1) log.note(`t-${number}`, 5, 10);
  const ids = [...log.read().keys()];
  expect(ids).toHaveLength(200);
  expect(ids[0]).toBe('t-4');
});

test.each([
  ['nothing', undefined, []],
  ['something else', { a: 1 }, []],
  [
    'broken entries',
    [['a', 'x', 0.5], [1, 2, 3], null, ['b', -1, 0], ['c', 4, 7]],
    [['c', { position: 4, share: 1 }]],
  ],
])('a storage that holds %s', (_name, stored, expected) => {
  expect([...setUp(stored).log.read()]).toEqual(expected);
});
