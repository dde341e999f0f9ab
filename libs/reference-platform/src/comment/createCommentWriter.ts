import type { CommentReceipt, NewComment } from '@share/api-contract/types';
import type { Contents } from '../content/createContents';
import { createTurns } from '../platform/createTurns';
import { failures } from '../platform/PlatformFailure';
import type { StoredComment } from '../seed/SeedBundle';
import type { Store } from '../store/Store';
import { toComment, type WrittenComment } from './commentRecords';
import { type CommentLimits, isOpenForComments, judgePace, toCommentText } from './judgeComment';

/** A person who may write. */
export interface User {
  user_id: string;
  alias: string;
  avatar?: string;
  ip_location?: string;
}

export interface CommentWriterOptions {
  store: Store;
  contents: Contents;
  limits: CommentLimits;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** What belongs to one submit beside the comment itself. */
export interface Submit {
  post: string;
  draft: NewComment;
  user: User;
  requestId: string;
  idempotencyKey: string | undefined;
}

/** The thread a comment belongs to, and whom it answers when that is not the top comment. */
interface Place {
  parent: string;
  reply_alias?: string;
}

const idOfKey = async (userId: string, key: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`${userId}\n${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const toRecord = (
  gid: string,
  { post, user }: Submit,
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

/** Returns the function that writes a comment; it resolves only when the comment is stored. */
export const createCommentWriter = ({ store, contents, limits, now, createId }: CommentWriterOptions) => {
  const inTurn = createTurns();

  /** A reply to a reply stays in the thread; names come from stored comments only. */
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

  /** Counts only grow, so the larger of two is the later one, whichever of two writers comes last. */
  const raise = async (kind: string, id: string, field: string, where: Record<string, string>) => {
    const total = await store.count('comment', where);
    await store.update<Record<string, unknown>>(kind, id, (body) => ({
      ...body,
      [field]: Math.max(Number(body[field] ?? 0), total),
    }));
  };
  const recount = async ({ post, parent }: StoredComment) => {
    await raise('content', post, 'comment_count', { post });
    if (parent) await raise('comment', parent, 'reply_count', { post, parent });
  };

  const audit = (gid: string, { user, requestId }: Submit, at: number) => {
    const id = createId();
    const entry = { action: 'createComment', target: gid, user_id: user.user_id, request_id: requestId, at };
    return store.insert('audit', id, { id, ...entry });
  };

  const write = async (submit: Submit): Promise<CommentReceipt> => {
    const { post, draft, user, idempotencyKey } = submit;
    const content = await contents.find(post);
    if (!isOpenForComments(content)) throw failures.commentsClosed();
    const text = toCommentText(draft.content);
    const place = await placeOf(post, draft);
    const gid = idempotencyKey ? await idOfKey(user.user_id, idempotencyKey) : createId();

    const earlier = idempotencyKey ? await store.get<StoredComment>('comment', gid) : undefined;
    if (earlier) {
      const isSame = earlier.post === post && earlier.parent === place.parent && earlier.content === text;
      if (!isSame) throw failures.keyReused();
      await recount(earlier);
      return { comment: toComment(earlier), is_pending: false };
    }

    const seconds = Math.floor(now() / 1000);
    const where = { owner_user_id: user.user_id };
    const recent = await store.list<StoredComment>('comment', { where, limit: limits.perHour });
    judgePace({ post, parent: place.parent, content: text }, recent, limits, seconds);

    const is_author = content.mp_user_id === user.user_id;
    const comment = toRecord(gid, submit, place, {
      content: text,
      created_at: seconds,
      ...(is_author && { is_author }),
    });
    if (!(await store.insert('comment', gid, comment))) return write(submit);
    await recount(comment);
    await audit(gid, submit, seconds);
    return { comment: toComment(comment), is_pending: false };
  };

  return (submit: Submit): Promise<CommentReceipt> => inTurn(submit.user.user_id, () => write(submit));
};
