import type { Store } from '@share/reference-core';
import type { StoredComment } from '../seed/SeedBundle';
import { isPendingThread } from './commentRecords';

/** Makes a function that stores how many comments the item and the thread of a comment have. */
export const createRecount = (store: Store) => {
  /** Counts again after writing: whoever writes last, here or in another instance, has then stored the present number. */
  const settle = async (kind: string, id: string, field: string, where: Record<string, string>) => {
    let stored: number | undefined;
    let total = await store.count('comment', where);
    while (total !== stored) {
      stored = total;
      await store.update(kind, id, (body) => ({ ...body, [field]: stored }));
      total = await store.count('comment', where);
    }
  };
  return async ({ post, parent }: Pick<StoredComment, 'post' | 'parent'>): Promise<void> => {
    if (isPendingThread(post)) return;
    await settle('content', post, 'comment_count', { post });
    if (parent) await settle('comment', parent, 'reply_count', { post, parent });
  };
};
