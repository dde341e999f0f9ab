import { createMemoryStore, type Store } from '@share/reference-core';
import type { StoredComment, StoredContent } from './SeedBundle';
import { seedStore } from './seedStore';

const now = Date.UTC(2026, 10, 21);

test('fills an empty store once', async () => {
  const store = createMemoryStore();
  expect(await seedStore(store, { now })).toBeGreaterThan(500);
  await store.put('content', 'wetland1', { changed: true });
  expect(await seedStore(store, { now })).toBe(0);
  expect(await store.get('content', 'wetland1')).toEqual({ changed: true });
});

test('the counts of the sample content agree with its comments', async () => {
  const store = createMemoryStore();
  await seedStore(store, { now });
  const comments = await store.list<StoredComment>('comment');
  const countBy = (field: 'post' | 'parent') =>
    comments.reduce(
      (counts, comment) => counts.set(comment[field], (counts.get(comment[field]) ?? 0) + 1),
      new Map<string, number>(),
    );
  const [byPost, byParent] = [countBy('post'), countBy('parent')];
  for (const { post_id, comment_count } of await store.list<StoredContent>('content')) {
    expect([post_id, comment_count]).toEqual([post_id, byPost.get(post_id) ?? 0]);
  }
  for (const { gid, reply_count } of comments)
    expect([gid, reply_count ?? 0]).toEqual([gid, byParent.get(gid) ?? 0]);
});

test('a seeding that was cut short is done again', async () => {
  const store = createMemoryStore();
  const failing: Store = {
    ...store,
    putAll: async (records) => {
      await store.putAll(records.slice(0, 300));
      throw new Error('killed');
    },
  };
  await expect(seedStore(failing, { now })).rejects.toThrow('killed');
  const total = await seedStore(store, { now });
  const whole = createMemoryStore();
  expect(await seedStore(whole, { now })).toBe(total);
  expect(await store.list('comment')).toEqual(await whole.list('comment'));
});
