import type { ItemApi } from '@share/api-client';
import type { CommentPage, CommentView } from './CommentView';
import { commentPageSize, type CommentSort } from './commentKeys';
import { toCommentView } from './toCommentView';

export type CommentsApi = Pick<ItemApi, 'getTopComments'>;
export type RepliesApi = Pick<ItemApi, 'getChildComments'>;

interface ItemOptions {
  postId: string;
  siteOrigin: string;
}

interface PageOptions extends ItemOptions {
  /** From 1. */
  page: number;
  /** Default: the platform's, newest first. */
  sort?: CommentSort;
  signal?: AbortSignal;
}

/** One page of top-level comments. */
export const loadComments = async (
  api: CommentsApi,
  { postId, siteOrigin, page, sort, signal }: PageOptions,
): Promise<CommentPage> => {
  const { comments, count, total } = await api.getTopComments(
    { id: postId, pageindex: page, pagesize: commentPageSize, ...(sort && { sort }) },
    { signal },
  );
  return {
    comments: comments.map((comment) => toCommentView(comment, siteOrigin)),
    count: total ?? count,
    threadCount: count,
  };
};

/** Most replies one call gives. */
const repliesAtOnce = 50;

/** All replies of a comment, in the order they were written. */
export const loadReplies = async (
  api: RepliesApi,
  { postId, siteOrigin, commentId }: ItemOptions & { commentId: string },
): Promise<CommentView[]> => {
  const replies: CommentView[] = [];
  for (let page = 1; ; page += 1) {
    const { comments, count } = await api.getChildComments({
      post: postId,
      cid: commentId,
      pageindex: page,
      pagesize: repliesAtOnce,
    });
    replies.push(...comments.map((comment) => toCommentView(comment, siteOrigin)));
    if (comments.length === 0 || replies.length >= count) return replies;
  }
};
