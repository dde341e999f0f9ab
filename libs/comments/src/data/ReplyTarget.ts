import type { CommentView } from './CommentView';

/** Whom a comment answers, in the words of the platform's call (spec §3). */
export interface ReplyTarget {
  /** 2 is an answer to a comment. */
  comment_type: 2;
  /** gid of the top comment of the thread. */
  parent_id: string;
  /** Absent when the platform does not tell; the answer is then one to the whole thread. */
  target_user_id?: string;
  target_user_alias: string;
}

/** The target that a comment is, or a reply of the thread with that id. */
export const toReplyTarget = ({ ownerId, alias }: CommentView, threadId: string): ReplyTarget => ({
  comment_type: 2,
  parent_id: threadId,
  ...(ownerId && { target_user_id: ownerId }),
  target_user_alias: alias,
});
