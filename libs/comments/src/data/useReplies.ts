import { withMinimumDelay } from '@share/environment';
import { useRemoteData, useServices } from '@share/islands';
import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { commentKeys } from './commentKeys';
import type { CommentServices } from './CommentServices';
import { loadReplies, type CommentedItem } from './loadComments';
import type { CommentView } from './toCommentView';

/** Replies shown before the visitor requests the others (design: comments). */
const shownAtFirst = 2;

export const firstReplies = ({ replies }: CommentView) => replies.slice(0, shownAtFirst);

/** Replies that are not among the first. */
export const countHidden = (comment: CommentView) =>
  Math.max(0, comment.replyCount - firstReplies(comment).length);

/** On the server no visitor has requested the others, and there are many threads on a page: there SWR would only cost time. */
const useNothingRead = (): Pick<
  SWRResponse<CommentView[], Error>,
  'data' | 'error' | 'isLoading' | 'mutate'
> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  mutate: async () => undefined,
});

const useAllReplies: (
  ...of: Parameters<typeof useSWR<CommentView[], Error>>
) => ReturnType<typeof useNothingRead> = typeof window === 'undefined' ? useNothingRead : useSWR;

/** The replies of one comment: the first two at once, all of them after `expand`. */
export const useReplies = ({ postId, siteOrigin }: CommentedItem, comment: CommentView) => {
  const { api } = useServices<CommentServices>();
  const [isExpanded, setExpanded] = useState(false);
  const { data, error, isLoading, mutate } = useAllReplies(
    isExpanded ? commentKeys.replies(postId, comment.id) : null,
    () => withMinimumDelay(loadReplies(api, { postId, siteOrigin, commentId: comment.id })),
    useRemoteData(),
  );
  return {
    replies: data ?? firstReplies(comment),
    hiddenCount: data ? 0 : countHidden(comment),
    isLoading,
    hasFailed: error !== undefined,
    /** Loads all of them, or tries again. */
    expand: () => {
      if (isExpanded) void mutate();
      else setExpanded(true);
    },
  };
};
