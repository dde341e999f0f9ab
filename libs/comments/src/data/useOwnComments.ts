import { useServices, useSharedStore } from '@share/islands';
import type { User } from '@share/session';
import { useUser } from '@share/session/react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { CommentServices } from './CommentServices';
import { createPendingComments, type OwnComment } from './createPendingComments';
import type { CommentView } from './toCommentView';

/** An own comment among the others. */
export type OwnCommentView = CommentView & Pick<OwnComment, 'key' | 'parentId' | 'status' | 'publishedAt'>;

/** Name and picture are those of the visitor's account. */
const toView = (own: OwnComment, { alias, avatar }: User): OwnCommentView => ({
  ...own,
  alias,
  ...(avatar && { avatar }),
  isAuthor: false,
  replies: [],
  replyCount: 0,
});

/** The user's comments on an item that the platform does not list yet; shared by the islands of the page. */
export const useOwnComments = (postId: string) => {
  const { session, storage } = useServices<CommentServices>();
  const user = useUser(session);
  const pending = useMemo(() => createPendingComments(storage, postId), [storage, postId]);
  const store = useSharedStore<{ all?: OwnComment[] }>(`comments:own:${postId}`, () => ({}));
  const { all = [] } = useStore(store);
  useEffect(() => {
    if (!store.getState().all) store.setState({ all: pending.read() });
  }, [store, pending]);
  return {
    /** Newest first; none while logged out. */
    comments: user
      ? all.filter(({ ownerId }) => ownerId === user.userId).map((own) => toView(own, user))
      : [],
    /** Changes the state of all islands, and the stored copy that outlives a reload. */
    change: (edit: (all: OwnComment[]) => OwnComment[]) => {
      const { all: known = [] } = store.getState();
      // Another tab may have changed those that wait for a review: the storage says which these are.
      const edited = edit([...known.filter(({ status }) => status !== 'pending'), ...pending.read()]);
      pending.write(edited);
      store.setState({ all: edited });
    },
  };
};

/**
 * How many own comments are missing in a number that the platform gave at `readAt` (milliseconds), or before all of them.
 * Those that wait for a review are in no number.
 */
export const countAddedSince = (own: OwnCommentView[], readAt = 0): number =>
  own.filter(({ status, publishedAt = Infinity }) => status !== 'pending' && publishedAt > readAt).length;

/**
 * Own comments that a list of the platform does not hold, newest first. Those it holds after their review are dropped: its
 * count includes them.
 * @param parentId the thread whose replies are listed; absent for the top-level comments
 */
export const useUnlistedComments = (
  postId: string,
  listed: CommentView[],
  parentId?: string,
): OwnCommentView[] => {
  const { comments, change } = useOwnComments(postId);
  const isListed = ({ id }: { id: string }) => listed.some((comment) => comment.id === id);
  const isReviewed = (own: { id: string; status?: string }) => own.status === 'pending' && isListed(own);
  const here = comments.filter((own) => own.parentId === parentId);
  const hasReviewed = here.some(isReviewed);
  useEffect(() => {
    if (hasReviewed) change((all) => all.filter((own) => !isReviewed(own)));
  });
  return here.filter((own) => !isListed(own));
};
