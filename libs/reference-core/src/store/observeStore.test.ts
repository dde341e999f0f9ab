import { createMemoryStore } from './createMemoryStore';
import { observeStore } from './observeStore';

test('each call is reported with its name and whether it failed, and answers as before', async () => {
  const observe = jest.fn();
  const broken = { ...createMemoryStore(), count: () => Promise.reject(new Error('away')) };
  const store = observeStore(broken, observe);
  await store.put('note', 'a', { id: 'a' });
  expect(await store.get('note', 'a')).toEqual({ id: 'a' });
  await expect(store.count('note')).rejects.toThrow('away');
  expect(await store.events.insert(1, ['{"id":"e"}'])).toBe(1);
  expect(observe.mock.calls.map(([operation, , hasFailed]) => [operation, hasFailed])).toEqual([
    ['put', false],
    ['get', false],
    ['count', true],
    ['events.insert', false],
  ]);
  for (const [, durationMs] of observe.mock.calls) expect(durationMs).toBeGreaterThanOrEqual(0);
});
