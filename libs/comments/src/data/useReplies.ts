import { withMinimumDelay } from '@share/environment';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { commentKeys } from './commentKeys';
import type { CommentedItem, CommentView } from './CommentView';
import { loadReplies, type RepliesApi } from './loadComments';

/** Replies shown before the reader asks for the others (design: comments). */
const shownAtFirst = 2;

interface Replies {
  replies: CommentView[];
  hiddenCount: number;
  isLoading: boolean;
  hasFailed: boolean;
  expand: () => void;
}

/** The replies of one comment: the first two at once, all of them after `expand`. */
export const useReplies = (
  api: RepliesApi,
  { postId, siteOrigin }: CommentedItem,
  comment: CommentView,
): Replies => {
  const [isExpanded, setExpanded] = useState(false);
  const { data, error, isLoading, mutate } = useSWRImmutable<CommentView[], Error>(
    isExpanded ? commentKeys.replies(postId, comment.id) : null,
    () => withMinimumDelay(loadReplies(api, { postId, siteOrigin, commentId: comment.id })),
    { shouldRetryOnError: false },
  );
  const replies = data ?? comment.replies.slice(0, shownAtFirst);
  return {
    replies,
    hiddenCount: Math.max(0, data ? 0 : comment.replyCount - replies.length),
    isLoading,
    hasFailed: error !== undefined,
    expand: () => {
      if (isExpanded) void mutate();
      else setExpanded(true);
    },
  };
};
