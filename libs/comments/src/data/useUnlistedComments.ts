import { useEffect } from 'react';
import type { CommentServices } from './CommentServices';
import type { CommentView } from './CommentView';
import type { OwnCommentView } from './OwnComment';
import { useOwnComments } from './useOwnComments';

/**
 * The reader's own comments of one place that the platform's list of it does not hold yet, newest first. Those that have
 * waited for their review until the list held them are forgotten: they are in the number of the page.
 * @param parentId the thread whose replies are listed; absent for the top comments
 */
export const useUnlistedComments = (
  services: Pick<CommentServices, 'session' | 'storage'>,
  postId: string,
  listed: CommentView[],
  parentId?: string,
): OwnCommentView[] => {
  const { comments, change } = useOwnComments(services, postId);
  const isListed = ({ id }: { id: string }) => listed.some((comment) => comment.id === id);
  const here = comments.filter((own) => own.parentId === parentId);
  const isReviewed = (own: { id: string; status?: string }) => own.status === 'pending' && isListed(own);
  const hasReviewed = here.some(isReviewed);
  useEffect(() => {
    if (hasReviewed) change((own) => own.filter((each) => !isReviewed(each)));
  });
  return here.filter((own) => !isListed(own));
};
