import type { Comment, CommentList } from '@share/api-contract/sent';
import { createQueue, type Paging, type Store, toRange } from '@share/reference-core';

/** Actions of a user on a target, each once: collect an item, follow an account, like. */
export type MarkKind = 'collection' | 'follow' | 'star';

/** The marked item, and the field of its record that counts the marks. */
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

/** Of a change that changes something: `allow` may refuse it, `record` writes down that it is made. */
export interface MarkGuards {
  allow(): Promise<void>;
  record(): Promise<void>;
}

export interface Marks {
  has(mark: MarkKind, userId: string, target: Pick<MarkTarget, 'kind' | 'id'>): Promise<boolean>;
  /** Those of the comments that the user likes. */
  likedComments(userId: string, gids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Sets or removes a mark; idempotent.
   *
   * @returns how many marks of this kind the target has
   */
  change(change: MarkChange, guards: MarkGuards): Promise<number>;
  /** Marks of one owner, the latest first. */
  list(mark: MarkKind, userId: string, paging: Paging): Promise<StoredMark[]>;
  count(mark: MarkKind, userId: string): Promise<number>;
  /** Removes the marks of visitors and restores the counts. */
  reset(): Promise<void>;
}

const kinds: readonly MarkKind[] = ['collection', 'follow', 'star'];

/** The field that counts marks of a kind on records of a kind. */
const fieldOf = (mark: MarkKind, kind: string): MarkTarget['field'] => {
  if (mark === 'collection') return 'collect_count';
  if (mark === 'follow') return 'follower_count';
  return kind === 'comment' ? 'star_count' : 'like_count';
};

const nameOf = ({ kind, id }: Pick<MarkTarget, 'kind' | 'id'>): string => `${kind}:${id}`;
const idOf = (userId: string, target: Pick<MarkTarget, 'kind' | 'id'>): string =>
  `${userId}:${nameOf(target)}`;

/** The counts on records are those of the sample content plus the marks of visitors. */
export const createMarks = ({ store, now }: { store: Store; now: () => number }): Marks => {
  const enqueue = createQueue();

  /** Marks of visitors count where the sample content has no count. */
  const readCount = (mark: MarkKind, target: MarkTarget): Promise<number> =>
    store.readCount(target, { kind: mark, where: { target: nameOf(target), is_written: true } });

  const change = async ({ mark, userId, target, isOn }: MarkChange, { allow, record }: MarkGuards) => {
    const id = idOf(userId, target);
    if (((await store.get(mark, id)) !== undefined) !== isOn) {
      await allow();
      const body = { id, owner_user_id: userId, target: nameOf(target), target_id: target.id, at: now() };
      const write = () =>
        isOn
          ? store.insert(mark, id, { ...body, is_written: true }, [{ ...target, by: 1 }])
          : store.remove(mark, id, [{ ...target, by: -1 }]);
      // At the same time: each waits for the disk.
      await Promise.all([write(), record()]);
    }
    return readCount(mark, target);
  };

  return {
    has: async (mark, userId, target) => (await store.get(mark, idOf(userId, target))) !== undefined,
    likedComments: async (userId, gids) => {
      const ids = gids.map((id) => idOf(userId, { kind: 'comment', id }));
      return new Set((await store.getAll<StoredMark>('star', ids)).map(({ target_id }) => target_id));
    },
    change: (wanted, guards) => enqueue(wanted.userId, () => change(wanted, guards)),
    list: (mark, userId, paging) =>
      store.list<StoredMark>(mark, {
        where: { owner_user_id: userId },
        ...toRange(paging),
      }),
    count: (mark, userId) => store.count(mark, { owner_user_id: userId }),
    reset: async () => {
      for (const mark of kinds) {
        for (const { id, target, target_id } of await store.list<StoredMark>(mark, {
          where: { is_written: true },
        })) {
          const [kind = ''] = target.split(':');
          await store.remove(mark, id, [{ kind, id: target_id, field: fieldOf(mark, kind), by: -1 }]);
        }
      }
    },
  };
};

/** Adds to each comment whether this user has liked it; without a user the list stays as it is. */
export const withOwnStars = async (
  list: CommentList,
  userId: string | undefined,
  marks: Pick<Marks, 'likedComments'>,
): Promise<CommentList> => {
  if (!userId) return list;
  const shown = list.comments.flatMap((comment) => [comment, ...(comment.replys ?? [])]);
  const liked = await marks.likedComments(
    userId,
    shown.map(({ gid }) => gid),
  );
  const withStar = (comment: Comment): Comment => ({
    ...comment,
    star: liked.has(comment.gid),
    ...(comment.replys && { replys: comment.replys.map(withStar) }),
  });
  return { ...list, comments: list.comments.map(withStar) };
};
