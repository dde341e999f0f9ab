import { useServices } from '@share/islands';
import { useUser } from '@share/session/react';
import { useEffect, useEffectEvent } from 'react';
import type { CommentActions } from '../comment-item/CommentItem';
import type { CommentServices } from '../data/CommentServices';
import type { OwnComment } from '../data/createPendingComments';
import type { CommentView } from '../data/toCommentView';
import { toReplyTarget, useWriting, type Writing } from '../data/useWriting';

interface ActionOptions {
  postId: string;
  /** When the page was loaded. */
  isOpen: boolean;
  /** Asks whether a comment is to be deleted. */
  onDelete: (comment: CommentView) => void;
}

/** Drops the wish to write when the bar, which takes it up, cannot come: a bar that comes later would take the focus unrequested. */
const useDropWithoutBar = ({ onLost }: CommentServices['page'], drop: () => void) => {
  const dropNow = useEffectEvent(drop);
  useEffect(() => onLost('footer', () => dropNow()), [onLost]);
};

/** Actions in a discussion: write, answer, delete one's own comments, report others. */
export const useCommentActions = ({ postId, isOpen: wasOpen, onDelete }: ActionOptions) => {
  const { session, page } = useServices<CommentServices>();
  const user = useUser(session);
  const { isClosed, start, end } = useWriting(postId);
  const isOpen = wasOpen && !isClosed;
  useDropWithoutBar(page, end);
  const write = (writing?: Writing) => {
    start(writing);
    page.hydrate('footer', true);
  };
  const actionsForOwn = (comment: CommentView & Pick<OwnComment, 'status'>): CommentActions =>
    comment.status === 'sending' ? {} : { onDelete: () => onDelete(comment) };
  const actionsFor = (comment: CommentView, threadId: string): CommentActions => ({
    ...(isOpen && {
      onReply: ({ currentTarget }) => {
        write({ target: toReplyTarget(comment, threadId), answered: comment.text, from: currentTarget });
      },
    }),
    ...(user && comment.ownerId === user.userId
      ? actionsForOwn(comment)
      : { onReport: () => page.report({ type: 'comment', id: comment.id, name: `${comment.alias}的评论` }) }),
  });
  return { isOpen, write, actionsFor, actionsForOwn };
};
