import type { CommentDeletion } from '@share/api-contract/sent';
import { failures, type Store, type User } from '@share/reference-core';
import type { Origin } from '../account/createVisitors';
import type { Audit } from '../platform/createAudit';
import type { StoredComment } from '../seed/SeedBundle';
import { itemOf } from './commentRecords';
import { createCommentCounts } from './createCommentCounts';

/** A request to delete a comment. */
export interface Removal {
  post: string;
  gid: string;
  user: User;
  origin: Origin;
}

interface CommentRemoverOptions {
  store: Store;
  audit: Audit;
}

/** Deletes comments for their authors. */
export const createCommentRemover = ({ store, audit }: CommentRemoverOptions) => {
  const counts = createCommentCounts(store);
  const removeOne = (comment: StoredComment) =>
    store.remove('comment', comment.gid, counts.additions(comment, -1));
  return {
    /** Resolves when the comment and the replies to it are gone. */
    remove: async ({ post, gid, user, origin }: Removal): Promise<CommentDeletion> => {
      const comment = await store.get<StoredComment>('comment', gid);
      if (!comment || itemOf(comment.post) !== post) throw failures.commentUnknown();
      if (comment.owner_user_id !== user.user_id) throw failures.notOwnComment();
      // The replies first: when this is interrupted, the comment is still there to be deleted.
      const where = { post: comment.post, parent: gid };
      for (const reply of await store.list<StoredComment>('comment', { where })) await removeOne(reply);
      await removeOne(comment);
      await audit({ action: 'deleteComment', target: gid, user_id: user.user_id }, origin);
      return { total: await counts.total(post) };
    },
  };
};
