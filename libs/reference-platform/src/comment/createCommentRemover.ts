import type { CommentDeletion } from '@share/api-contract/types';
import { failures, type Store, type User } from '@share/reference-core';
import type { Origin } from '../account/createVisitors';
import type { Audit } from '../platform/createAudit';
import type { StoredComment } from '../seed/SeedBundle';
import { itemOf } from './commentRecords';
import { createRecount } from './createRecount';

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

/** Deletes comments for those who wrote them. */
export const createCommentRemover = ({ store, audit }: CommentRemoverOptions) => {
  const recount = createRecount(store);
  return {
    /** Resolves when the comment and the replies to it are gone. */
    remove: async ({ post, gid, user, origin }: Removal): Promise<CommentDeletion> => {
      const comment = await store.get<StoredComment>('comment', gid);
      if (!comment || itemOf(comment.post) !== post) throw failures.commentUnknown();
      if (comment.owner_user_id !== user.user_id) throw failures.notOwnComment();
      // The replies first: when this is interrupted, the comment is still there to be deleted.
      const replies = await store.list<StoredComment>('comment', { where: { parent: gid } });
      for (const reply of replies) await store.remove('comment', reply.gid);
      await store.remove('comment', gid);
      await recount(comment);
      await audit({ action: 'deleteComment', target: gid, user_id: user.user_id }, origin);
      return { total: await store.count('comment', { post }) };
    },
  };
};
