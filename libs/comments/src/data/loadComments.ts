import type { ItemApi } from '@share/api-client';
import type { ListPage, PageData } from '@share/page-data';
import type { Actor } from '@share/site-paths';
import { commentsConstants } from '../commentsConstants';
import { commentKeys, type CommentSort } from './commentKeys';
import { toCommentView, type CommentView } from './toCommentView';

type CommentsApi = Pick<ItemApi, 'getTopComments'>;

/** The content item that is discussed and collected. */
export interface CommentedItem {
  postId: string;
  trackId: string;
  /** As on the wire (spec §3). */
  contentType: string;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

/** One page of top-level comments. `total` counts these alone. */
export interface CommentPage extends ListPage<CommentView> {
  /** Comments and replies of the item together. */
  count: number;
}

interface PageOptions extends Pick<CommentedItem, 'postId' | 'siteOrigin'> {
  /** From 1. */
  page: number;
  sort?: CommentSort;
  signal?: AbortSignal;
}

const { pageSize, firstPage } = commentsConstants;

/** One page of top-level comments. The platform's own order is newest first. */
export const loadComments = async (
  api: CommentsApi,
  { postId, siteOrigin, page, sort, signal }: PageOptions,
): Promise<CommentPage> => {
  const query = { id: postId, pageindex: page, pagesize: pageSize, ...(sort === 'hot' && { sort }) };
  const {
    comments = [],
    count = comments.length,
    total = count,
  } = await api.getTopComments(query, { signal });
  return {
    items: comments.map((comment) => toCommentView(comment, siteOrigin)),
    total: count,
    count: total,
  };
};

interface ProvideOptions extends Pick<CommentedItem, 'postId' | 'siteOrigin'> {
  /** Calls of `family`. */
  api: CommentsApi;
  family: Actor['family'];
  data: PageData;
}

/** Gives the islands of a page the first comments; the islands load them when they could not be loaded in time. */
export const provideComments = ({ api, family, data, postId, siteOrigin }: ProvideOptions) =>
  data.list(commentKeys.top(postId, 'new'), `comments ${family}/${postId}`, (signal) =>
    loadComments(api, { postId, siteOrigin, page: firstPage, signal }),
  );

/** Most replies one call gives. */
const replyPageSize = 50;

/** All replies of a comment, in the order they were written. */
export const loadReplies = async (
  api: Pick<ItemApi, 'getChildComments'>,
  { postId, siteOrigin, commentId }: Pick<CommentedItem, 'postId' | 'siteOrigin'> & { commentId: string },
): Promise<CommentView[]> => {
  const replies: CommentView[] = [];
  for (let page = 1; ; page += 1) {
    const { comments = [], count = 0 } = await api.getChildComments({
      post: postId,
      cid: commentId,
      pageindex: page,
      pagesize: replyPageSize,
    });
    replies.push(...comments.map((comment) => toCommentView(comment, siteOrigin)));
    if (comments.length === 0 || replies.length >= count) return replies;
  }
};
