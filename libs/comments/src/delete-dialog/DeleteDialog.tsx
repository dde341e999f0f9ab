import { Button, Dialog } from '@share/ui';
import { useEffect, useRef, useState } from 'react';
import { commentListId } from '../comment-list/CommentList';
import { commentTexts } from '../commentTexts';
import type { CommentedItem } from '../data/loadComments';
import type { CommentView } from '../data/toCommentView';
import { useCommentRemover } from '../data/useCommentRemover';

interface DeleteDialogProps {
  item: CommentedItem;
  /** The comment to be deleted; while there is one, the dialog is open. */
  comment: CommentView | undefined;
  onClose: () => void;
}

/**
 * Asks before an own comment is deleted. It stays open after a failure, for another try. It stands beside a drawer, not in it: its
 * Escape is not the drawer's.
 */
export const DeleteDialog = ({ item, comment, onClose }: DeleteDialogProps) => {
  const remove = useCommentRemover(item);
  const [isBusy, setBusy] = useState(false);
  /** The last one: a dialog that is closing keeps its text, and nothing is rendered before the first question. */
  const [requested, setRequested] = useState(comment);
  if (comment && comment !== requested) setRequested(comment);
  const hasDeleted = useRef(false);
  useEffect(() => {
    if (comment || !hasDeleted.current) return;
    hasDeleted.current = false;
    // The control that opened the dialog is gone with its comment.
    document.getElementById(commentListId)?.focus({ preventScroll: true });
  }, [comment]);
  const confirm = async () => {
    if (isBusy || !comment) return;
    setBusy(true);
    const isGone = await remove(comment.id);
    setBusy(false);
    if (!isGone) return;
    hasDeleted.current = true;
    onClose();
  };
  if (!requested) return null;
  return (
    <Dialog
      id="delete-comment"
      open={comment !== undefined}
      onClose={onClose}
      title={commentTexts.deleteQuestion}
      actions={
        <>
          <Button
            variant="fill"
            wide
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void confirm()}
          >
            {commentTexts.delete}
          </Button>
          <Button variant="text" wide onClick={onClose}>
            取消
          </Button>
        </>
      }
    >
      {requested.replyCount > 0 ? commentTexts.deleteWithReplies : commentTexts.deleteForGood}
    </Dialog>
  );
};
