import { useEffect } from 'react';
import type { CommentServices } from './CommentServices';
import type { CommentView } from './CommentView';
import type { OwnCommentView } from './OwnComment';
import { useOwnComments } from './useOwnComments';

/**
 * The reader's own comments of one place that the platform's list of it does not hold yet, newest first; those it does
 * hold are forgotten.
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
  const hasListed = here.some(isListed);
  useEffect(() => {
    if (hasListed) change((own) => own.filter((each) => !isListed(each)));
  });
  return here.filter((own) => !isListed(own));
};
