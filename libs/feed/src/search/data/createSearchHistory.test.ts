import { createSafeStorage } from '@share/environment';
import { createTestSession } from '@share/session/testing';
import { createSearchHistory } from './createSearchHistory';

const key = 'share:search-history';
const start = (session = createTestSession()) =>
  createSearchHistory(
    createSafeStorage(() => localStorage),
    session,
  );

beforeEach(() => localStorage.clear());

test('the latest word comes first, and each stands once', () => {
  const history = start();
  for (const word of ['湿地', '地铁', '湿地']) history.add(word);
  expect(history.words()).toEqual(['湿地', '地铁']);
  expect(start().words()).toEqual(['湿地', '地铁']);
});

test('twenty words are saved', () => {
  const history = start();
  for (let count = 1; count <= 25; count += 1) history.add(`词${count}`);
  expect(history.words()).toHaveLength(20);
  expect(history.words()[0]).toBe('词25');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(20);
});

test('one word can be removed, and all of them, which leaves nothing behind', () => {
  const history = start();
  history.add('湿地');
  history.add('地铁');
  history.remove('湿地');
  expect(history.words()).toEqual(['地铁']);
  history.clear();
  expect(history.words()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test('who listens learns of each change, and gets the same list until then', () => {
  const history = start();
  const onChange = jest.fn();
  const stop = history.subscribe(onChange);
  history.add('湿地');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(history.words()).toBe(history.words());
  stop();
  history.clear();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"0":"a"}'],
  ['null', 'null'],
])('a storage that holds %s is an empty history', (_, stored) => {
  localStorage.setItem(key, stored);
  expect(start().words()).toEqual([]);
});

test('words that another script has written are plain, short and bounded', () => {
  const words = [
    ' 湿\u202e地 ',
    '湿地',
    'a'.repeat(10_000),
    ...Array.from({ length: 50 }, (_, n) => `词${n}`),
  ];
  const stored = [1, null, '湿地', {}, { word: 2 }, ...words.map((word) => ({ word }))];
  localStorage.setItem(key, JSON.stringify(stored));
  const shown = start().words();
  expect(shown.slice(0, 2)).toEqual(['湿地', 'a'.repeat(50)]);
  expect(shown).toHaveLength(20);
});

test('a browser without a storage keeps the words of this page', () => {
  const history = createSearchHistory(
    createSafeStorage(() => {
      throw new DOMException('access denied', 'SecurityError');
    }),
    createTestSession(),
  );
  history.add('湿地');
  expect(history.words()).toEqual(['湿地']);
});

test('what a visitor has searched for goes with their login; what was searched for without one stays', async () => {
  const session = createTestSession();
  const history = start(session);
  const onChange = jest.fn();
  history.subscribe(onChange);
  history.add('地铁');
  await session.adopt({ token: 't', userId: 'u-1' });
  history.add('湿地');
  expect(history.words()).toEqual(['湿地', '地铁']);
  onChange.mockClear();
  await session.logout();
  expect(onChange).toHaveBeenCalled();
  expect(history.words()).toEqual(['地铁']);
  expect(localStorage.getItem(key)).not.toContain('湿地');
});

test('another visitor sees nothing of the last one, wherever that one has left', async () => {
  const first = createTestSession();
  await first.adopt({ token: 't', userId: 'u-1' });
  start(first).add('湿地');
  const second = createTestSession();
  expect(start(second).words()).toEqual([]);
  await second.adopt({ token: 't', userId: 'u-2' });
  const history = start(second);
  expect(history.words()).toEqual([]);
  history.add('地铁');
  expect(localStorage.getItem(key)).not.toContain('湿地');
});
