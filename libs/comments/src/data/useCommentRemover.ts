import { isMissing, toCallFailure } from '@share/api-client';
import { useServices } from '@share/islands';
import { doAsUser, networkProblem } from '@share/session';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from './CommentServices';
import type { CommentedItem } from './loadComments';
import { useCountReceiver } from './useCommentCount';
import { useDeletedComments } from './useDeletedComments';
import { useOwnComments } from './useOwnComments';

/**
 * Deletes comments of the visitor.
 * @returns deletes one, announces the result, and resolves to whether it is gone
 */
export const useCommentRemover = ({ postId }: Pick<CommentedItem, 'postId'>) => {
  const { api, session, page } = useServices<CommentServices>();
  const { change } = useOwnComments(postId);
  const deleted = useDeletedComments(postId);
  const onCount = useCountReceiver(postId);

  const remove = async (id: string) => {
    try {
      const readAt = Date.now();
      const left = await api.deleteComment({ post: postId, cid: id });
      if (left?.total !== undefined) onCount({ count: left.total, readAt });
    } catch (error) {
      // An earlier attempt has deleted it, and its answer was lost.
      if (!isMissing(error)) throw error;
    }
    deleted.add(id);
    change((all) => all.filter((own) => own.id !== id));
  };

  return async (id: string): Promise<boolean> => {
    try {
      const isDone = await doAsUser(session, 'comment', () => remove(id));
      if (isDone) page.toast(commentTexts.deleted);
      return isDone;
    } catch (error) {
      const isUnreachable = toCallFailure(error).reason === 'unreachable';
      page.toast(isUnreachable ? networkProblem() : commentTexts.notDeleted);
      return false;
    }
  };
};
