import type { Comment, CommentList } from '@share/api-contract/types';
import { createQueue, type Paging, type Store, toRange } from '@share/reference-core';

/** What a user can do to something once: collect an item, follow an account, like. */
export type MarkKind = 'collection' | 'follow' | 'star';

/** What is marked, and the field of its record that counts the marks. */
export interface MarkTarget {
  kind: 'content' | 'comment' | 'media-account';
  id: string;
  field: 'collect_count' | 'like_count' | 'star_count' | 'follower_count';
}

/** A stored mark; its id is made of owner and target, so it is unique. */
export interface StoredMark {
  id: string;
  owner_user_id: string;
  /** Kind and id of the record. */
  target: string;
  target_id: string;
  /** Milliseconds. */
  at: number;
  /** Belongs to the sample content, whose counts already include it. */
  is_sample?: true;
}

/** A requested change. */
export interface MarkChange {
  mark: MarkKind;
  userId: string;
  target: MarkTarget;
  isOn: boolean;
}

export interface Marks {
  has(mark: MarkKind, userId: string, target: Pick<MarkTarget, 'kind' | 'id'>): Promise<boolean>;
  /**
   * Sets or removes a mark; idempotent.
   *
   * @param beforeChange may refuse the change; not called when there is none
   * @returns how many marks of this kind the target has
   */
  change(change: MarkChange, beforeChange: () => Promise<void>): Promise<number>;
  /** Marks of one owner, the latest first. */
  list(mark: MarkKind, userId: string, paging: Paging): Promise<StoredMark[]>;
  count(mark: MarkKind, userId: string): Promise<number>;
  /** Removes the marks of visitors and restores the counts. */
  reset(): Promise<void>;
}

const kinds: readonly MarkKind[] = ['collection', 'follow', 'star'];
const fields: readonly MarkTarget['field'][] = [
  'collect_count',
  'like_count',
  'star_count',
  'follower_count',
];

const nameOf = ({ kind, id }: Pick<MarkTarget, 'kind' | 'id'>): string => `${kind}:${id}`;
const idOf = (userId: string, target: Pick<MarkTarget, 'kind' | 'id'>): string =>
  `${userId}:${nameOf(target)}`;

type Counted = Record<string, number | undefined>;

/** The counts on records are derived: those of the sample content plus the marks of visitors. */
export const createMarks = ({ store, now }: { store: Store; now: () => number }): Marks => {
  const enqueue = createQueue();

  const recount = async (mark: MarkKind, target: MarkTarget): Promise<number> => {
    const left = await store.count(mark, { target: nameOf(target), is_written: true });
    const { kind, id, field } = target;
    const record = await store.update<Counted>(kind, id, (body) => {
      const base = body[`${field}_base`] ?? body[field] ?? 0;
      return { ...body, [`${field}_base`]: base, [field]: base + left };
    });
    return record?.[field] ?? 0;
  };

  const change = async ({ mark, userId, target, isOn }: MarkChange, beforeChange: () => Promise<void>) => {
    const id = idOf(userId, target);
    if (((await store.get(mark, id)) !== undefined) !== isOn) {
      await beforeChange();
      const body = { id, owner_user_id: userId, target: nameOf(target), target_id: target.id, at: now() };
      if (isOn) await store.insert(mark, id, { ...body, is_written: true });
      else await store.remove(mark, id);
    }
    return enqueue(nameOf(target), () => recount(mark, target));
  };

  /** Restores the counts of the sample content. */
  const putBack = async (target: string): Promise<void> => {
    const [kind = '', id = ''] = target.split(/:(.*)/s);
    await store.update<Counted>(kind, id, (body) => {
      const counts = fields.flatMap((field) =>
        body[`${field}_base`] === undefined ? [] : [[field, body[`${field}_base`]] as const],
      );
      return { ...body, ...Object.fromEntries(counts) };
    });
  };

  return {
    has: async (mark, userId, target) => (await store.get(mark, idOf(userId, target))) !== undefined,
    change: (wanted, beforeChange) => enqueue(wanted.userId, () => change(wanted, beforeChange)),
    list: (mark, userId, paging) =>
      store.list<StoredMark>(mark, {
        where: { owner_user_id: userId },
        ...toRange(paging),
      }),
    count: (mark, userId) => store.count(mark, { owner_user_id: userId }),
    reset: async () => {
      for (const mark of kinds) {
        for (const { id, target } of await store.list<StoredMark>(mark, { where: { is_written: true } })) {
          await store.remove(mark, id);
          await putBack(target);
        }
      }
    },
  };
};

/** Adds to each comment whether this user has liked it; without a user the list stays as it is. */
export const withOwnStars = async (
  list: CommentList,
  userId: string | undefined,
  marks: Pick<Marks, 'has'>,
): Promise<CommentList> => {
  if (!userId) return list;
  const withStar = async (comment: Comment): Promise<Comment> => ({
    ...comment,
    star: await marks.has('star', userId, { kind: 'comment', id: comment.gid }),
    ...(comment.replys && { replys: await Promise.all(comment.replys.map(withStar)) }),
  });
  return { ...list, comments: await Promise.all(list.comments.map(withStar)) };
};
