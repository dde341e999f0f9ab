import { Sheet } from '@share/ui';
import { useState } from 'react';
import { CommentComposer } from '../comment-composer/CommentComposer';
import type { Composer } from '../comment-composer/useComposer';
import { CommentList } from '../comment-list/CommentList';
import type { CommentedItem } from '../data/loadComments';
import type { CommentView } from '../data/toCommentView';
import { useComments } from '../data/useComments';
import { DeleteDialog } from '../delete-dialog/DeleteDialog';

interface CommentDrawerProps {
  item: CommentedItem;
  /** That of the bar: what is being written moves with the field. */
  composer: Composer;
  open: boolean;
  onClose: () => void;
}

/** The comments of an item whose page has no place for them, in a sheet with the field of the bar (R30). */
export const CommentDrawer = ({ item, composer, open, onClose }: CommentDrawerProps) => {
  const [toDelete, setToDelete] = useState<CommentView>();
  const close = () => {
    composer.leave();
    onClose();
  };
  return (
    <>
      <Sheet
        id="comment-drawer"
        title="评论"
        open={open}
        onClose={close}
        footer={open && composer.canWrite ? <CommentComposer composer={composer} isWide /> : undefined}
      >
        {open && <Discussion item={item} onDelete={setToDelete} />}
      </Sheet>
      <DeleteDialog item={item} comment={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
};

interface DiscussionProps {
  item: CommentedItem;
  onDelete: (comment: CommentView) => void;
}

const Discussion = ({ item, onDelete }: DiscussionProps) => {
  const [now] = useState(Date.now);
  const comments = useComments(item);
  return <CommentList item={item} isOpen comments={comments} now={now} onDelete={onDelete} />;
};
