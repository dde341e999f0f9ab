import { withMinimumDelay } from '@share/environment';
import { useRemoteData, useServices } from '@share/islands';
import { useState } from 'react';
import useSWR from 'swr';
import { commentKeys } from './commentKeys';
import type { CommentServices } from './CommentServices';
import { loadReplies, type CommentedItem } from './loadComments';
import type { CommentView } from './toCommentView';
import { useDeletedComments } from './useDeletedComments';

/** Replies shown before the reader asks for the others (design: comments). */
const shownAtFirst = 2;

/** The replies of one comment: the first two at once, all of them after `expand`. */
export const useReplies = ({ postId, siteOrigin }: CommentedItem, comment: CommentView) => {
  const { api } = useServices<CommentServices>();
  const [isExpanded, setExpanded] = useState(false);
  const { data, error, isLoading, mutate } = useSWR<CommentView[], Error>(
    isExpanded ? commentKeys.replies(postId, comment.id) : null,
    () => withMinimumDelay(loadReplies(api, { postId, siteOrigin, commentId: comment.id })),
    useRemoteData(),
  );
  const { withoutDeleted } = useDeletedComments(postId);
  const replies = data ?? comment.replies.slice(0, shownAtFirst);
  return {
    replies: withoutDeleted(replies),
    hiddenCount: data ? 0 : Math.max(0, comment.replyCount - replies.length),
    isLoading,
    hasFailed: error !== undefined,
    /** Loads all of them, or tries again. */
    expand: () => {
      if (isExpanded) void mutate();
      else setExpanded(true);
    },
  };
};
