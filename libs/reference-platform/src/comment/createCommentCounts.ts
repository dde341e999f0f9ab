import { type Addition, readCountRecord, type Store, type Where } from '@share/reference-core';
import type { StoredComment } from '../seed/SeedBundle';
import { isPendingThread } from './commentRecords';

/** How many comments an item, or another subject, has; filled when it is first read. */
interface CommentCounts {
  id: string;
  /** With the replies. */
  total?: number;
  top?: number;
}

const kind = 'comment-counts';

type Field = 'total' | 'top';

/** Counts of comments that are stored, so that reading and changing them takes no longer with many comments. */
export const createCommentCounts = (store: Store) => {
  const read = (post: string, field: Field): Promise<number> => {
    const where: Where = field === 'top' ? { post, parent: '' } : { post };
    return readCountRecord(store, { kind, id: post, field }, { kind: 'comment', where });
  };
  return {
    /** Comments and replies. */
    total: (post: string): Promise<number> => read(post, 'total'),
    /** Comments that answer no other. */
    top: (post: string): Promise<number> => read(post, 'top'),
    /** Totals of several subjects, in their order. */
    totals: async (posts: readonly string[]): Promise<number[]> => {
      const stored = await store.getAll<CommentCounts>(kind, posts);
      const known = new Map(stored.map(({ id, total }) => [id, total]));
      return Promise.all(posts.map(async (post) => known.get(post) ?? read(post, 'total')));
    },
    /** The counts that a new or deleted comment (`by` -1) changes; nothing while it waits for its review. */
    additions: ({ post, parent }: Pick<StoredComment, 'post' | 'parent'>, by: 1 | -1): Addition[] => {
      if (isPendingThread(post)) return [];
      // The comment first, as when it is deleted itself: two transactions that lock in another order would wait for each other.
      return [
        ...(parent ? [{ kind: 'comment', id: parent, field: 'reply_count', by }] : []),
        { kind, id: post, field: 'total', by },
        ...(parent ? [] : [{ kind, id: post, field: 'top', by }]),
        { kind: 'content', id: post, field: 'comment_count', by },
      ];
    },
  };
};
