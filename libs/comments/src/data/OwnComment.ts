import type { Reader } from '@share/session';
import type { CommentView } from './CommentView';

/** What the reader has just written, until the platform shows it to everybody. */
export interface OwnComment {
  /** Stays the same from the first attempt on; `id` changes when the platform gives one. */
  key: string;
  id: string;
  ownerId: string;
  text: string;
  /** Seconds. */
  createdAt: number;
  place?: string;
  replyAlias?: string;
  /** Id of the thread of a reply. */
  parentId?: string;
  /** `sending`: no answer yet. `pending`: others see it after a review (R29). Absent: published. */
  status?: 'sending' | 'pending';
  /** When this browser heard that it is published; milliseconds. */
  publishedAt?: number;
}

/** An own comment among the others. */
export type OwnCommentView = CommentView & Pick<OwnComment, 'key' | 'parentId' | 'status' | 'publishedAt'>;

/** Name and picture come from the account of the moment. */
export const toOwnCommentView = (own: OwnComment, { alias, avatar }: Reader): OwnCommentView => ({
  ...own,
  alias,
  ...(avatar && { avatar }),
  isAuthor: false,
  replies: [],
  replyCount: 0,
});
