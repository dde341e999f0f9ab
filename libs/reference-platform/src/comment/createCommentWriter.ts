import type { CommentReceipt, NewComment } from '@share/api-contract/sent';
import {
  createQueue,
  failures,
  idOfKey,
  type LimitRate,
  type RateLimit,
  type Store,
  type User,
} from '@share/reference-core';
import type { Origin } from '../account/createVisitors';
import type { Audit } from '../platform/createAudit';
import type { StoredComment } from '../seed/SeedBundle';
import { isPendingThread, itemOf, pendingThread, toComment, type WrittenComment } from './commentRecords';
import { createCommentCounts } from './createCommentCounts';
import { isOpenForComments, refuseRepeated, toCommentText } from './commentRules';
import type { CommentSubjects } from './createComments';

export interface CommentWriterOptions {
  store: Store;
  subjects: CommentSubjects;
  limitRate: LimitRate;
  /** Of one user. */
  limits: readonly RateLimit[];
  audit: Audit;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** One submit of a comment. */
export interface Submit {
  post: string;
  draft: NewComment;
  user: User;
  origin: Origin;
  idempotencyKey: string | undefined;
}

/** The place of a comment in its thread; `reply_alias` names the answered comment's author unless it is the top comment. */
interface Place {
  parent: string;
  reply_alias?: string;
}

const toRecord = (
  gid: string,
  post: string,
  user: User,
  { parent, reply_alias }: Place,
  fields: Pick<StoredComment, 'content' | 'created_at' | 'is_author'>,
): WrittenComment => {
  const level = parent ? 2 : 1;
  return {
    gid,
    ...fields,
    alias: user.alias,
    ...(user.avatar && { avatar: user.avatar }),
    ...(user.ip_location && { ip_location: user.ip_location }),
    star: false,
    star_count: 0,
    reply_count: 0,
    level,
    comment_type: level,
    owner_user_id: user.user_id,
    ...(reply_alias && { reply_alias }),
    post,
    parent,
    is_written: true,
  };
};

/** Writes comments and publishes reviewed ones. */
export const createCommentWriter = ({
  store,
  subjects,
  limitRate,
  limits,
  audit,
  now,
  createId,
}: CommentWriterOptions) => {
  const enqueue = createQueue();
  const counts = createCommentCounts(store);

  /** A reply to a reply stays in the thread. Names come from stored comments only, never from the request. */
  const placeOf = async (post: string, { parent_id, target_user_id }: NewComment): Promise<Place> => {
    if (!parent_id) return { parent: '' };
    const answered = await store.get<StoredComment>('comment', parent_id);
    if (!answered || answered.post !== post) throw failures.commentMissing();
    if (answered.parent) return { parent: answered.parent, reply_alias: answered.alias };
    if (!target_user_id || target_user_id === answered.owner_user_id) return { parent: answered.gid };
    const where = { post, parent: answered.gid, owner_user_id: target_user_id };
    const [target] = await store.list<StoredComment>('comment', { where, limit: 1 });
    return { parent: answered.gid, ...(target && { reply_alias: target.alias }) };
  };

  const write = async (submit: Submit): Promise<CommentReceipt> => {
    const { post, draft, user, origin, idempotencyKey } = submit;
    const gid = idempotencyKey ? await idOfKey(user.user_id, idempotencyKey) : createId();
    const [subject, earlier] = await Promise.all([
      subjects.find(post),
      idempotencyKey ? store.get<StoredComment>('comment', gid) : undefined,
    ]);
    if (!isOpenForComments(subject)) throw failures.commentsClosed();
    const text = toCommentText(draft.content);
    const place = await placeOf(post, draft);

    if (earlier) {
      const isSame =
        itemOf(earlier.post) === post && earlier.parent === place.parent && earlier.content === text;
      if (!isSame) throw failures.keyReused();
      return { comment: toComment(earlier), is_pending: isPendingThread(earlier.post) };
    }

    const thread = subject.is_premoderated ? pendingThread(post) : post;
    const seconds = Math.floor(now() / 1000);
    const where = { owner_user_id: user.user_id, post: thread, parent: place.parent, content: text };
    const [same] = await store.list<StoredComment>('comment', { where, limit: 1 });
    refuseRepeated(same, seconds);
    await limitRate('comments', user.user_id, limits, failures.commentsTooFast);

    const is_author = subject.mp_user_id === user.user_id;
    const comment = toRecord(gid, thread, user, place, {
      content: text,
      created_at: seconds,
      ...(is_author && { is_author }),
    });
    // At the same time: each waits for the disk.
    const [isNew] = await Promise.all([
      store.insert('comment', gid, comment, counts.additions(comment, 1)),
      audit({ action: 'createComment', target: gid, user_id: user.user_id }, origin),
    ]);
    if (!isNew) return write(submit);
    return { comment: toComment(comment), is_pending: thread !== post };
  };

  return {
    /** Resolves only when the comment is stored. */
    write: (submit: Submit): Promise<CommentReceipt> => enqueue(submit.user.user_id, () => write(submit)),
    /** Publishes all comments that wait for a review; returns their number. */
    approve: async (): Promise<number> => {
      const written = await store.list<WrittenComment>('comment', { where: { is_written: true } });
      const waiting = written.filter(({ post }) => isPendingThread(post));
      for (const { gid, post, parent } of waiting) {
        const shown = { post: itemOf(post), parent };
        const publish = (comment: WrittenComment) => ({ ...comment, post: shown.post });
        await store.update('comment', gid, publish, counts.additions(shown, 1));
      }
      return waiting.length;
    },
  };
};
