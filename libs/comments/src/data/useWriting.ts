import { useSharedStore } from '@share/islands';
import { useStore } from 'zustand/react';
import type { CommentView } from './toCommentView';

/** Whom a comment answers, as parameters of the platform's call (spec §3). */
export interface ReplyTarget {
  /** 2 is an answer to a comment. */
  comment_type: 2;
  /** gid of the top comment of the thread. */
  parent_id: string;
  /** Absent where the platform does not say; the answer is then one to the whole thread. */
  target_user_id?: string;
  target_user_alias: string;
}

/** A comment, or a reply in the thread with that id, as the target of an answer. */
export const toReplyTarget = ({ ownerId, alias }: CommentView, threadId: string): ReplyTarget => ({
  comment_type: 2,
  parent_id: threadId,
  ...(ownerId && { target_user_id: ownerId }),
  target_user_alias: alias,
});

/** A comment being written: an answer when there is a target (spec §4, reply mode). */
export interface Writing {
  target?: ReplyTarget;
}

/** The comment that is being written on a page: any island may start it, the composer takes it up. */
export const useWriting = (postId: string) => {
  const store = useSharedStore<{ writing?: Writing | undefined }>(`comments:writing:${postId}`, () => ({}));
  const { writing } = useStore(store);
  return {
    writing,
    start: (target?: ReplyTarget) => store.setState({ writing: target ? { target } : {} }),
    end: () => store.setState({ writing: undefined }),
  };
};
