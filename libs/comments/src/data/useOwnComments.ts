import { useReader } from '@share/session/react';
import { useEffect } from 'react';
import useSWR from 'swr';
import { commentKeys } from './commentKeys';
import type { CommentServices } from './CommentServices';
import { createPendingComments } from './createPendingComments';
import { toOwnCommentView, type OwnComment, type OwnCommentView } from './OwnComment';

type Edit = (own: OwnComment[]) => OwnComment[];

interface OwnComments {
  /** Newest first; none while nobody is logged in. */
  comments: OwnCommentView[];
  /** Changes what all islands of the page show, and what outlives a reload. */
  change: (edit: Edit) => void;
}

/** What the reader of this page wrote on an item and the platform does not list yet. */
export const useOwnComments = (
  { session, storage }: Pick<CommentServices, 'session' | 'storage'>,
  postId: string,
): OwnComments => {
  const reader = useReader(session);
  const { data = [], mutate } = useSWR<OwnComment[]>(commentKeys.own(postId), null);
  useEffect(() => {
    // No fetcher: an island that wakes up late would fetch, and what is on its way is in no storage.
    void mutate((own = createPendingComments(storage, postId).read()) => own, { revalidate: false });
  }, [mutate, storage, postId]);
  return {
    comments: reader
      ? data.filter(({ ownerId }) => ownerId === reader.userId).map((own) => toOwnCommentView(own, reader))
      : [],
    change: (edit) => {
      const pending = createPendingComments(storage, postId);
      const apply = (own: OwnComment[] = pending.read()) => {
        const next = edit(own);
        pending.write(next);
        return next;
      };
      void mutate(apply, { revalidate: false });
    },
  };
};
