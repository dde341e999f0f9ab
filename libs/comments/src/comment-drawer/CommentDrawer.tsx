import { Sheet } from '@share/ui';
import { useState } from 'react';
import { CommentComposer } from '../comment-composer/CommentComposer';
import type { Composer } from '../comment-composer/useComposer';
import { CommentList } from '../comment-list/CommentList';
import type { CommentedItem } from '../data/loadComments';
import { useComments } from '../data/useComments';

interface CommentDrawerProps {
  item: CommentedItem;
  /** That of the bar: what is being written moves with the field. */
  composer: Composer;
  open: boolean;
  onClose: () => void;
}

/** The comments of an item whose page has no place for them, in a sheet with the field of the bar (R30). */
export const CommentDrawer = ({ item, composer, open, onClose }: CommentDrawerProps) => {
  const close = () => {
    composer.leave();
    onClose();
  };
  return (
    <Sheet
      id="comment-drawer"
      title="评论"
      open={open}
      onClose={close}
      footer={open ? <CommentComposer composer={composer} isWide /> : undefined}
    >
      {open && <Discussion item={item} />}
    </Sheet>
  );
};

const Discussion = ({ item }: Pick<CommentDrawerProps, 'item'>) => {
  const [now] = useState(Date.now);
  const comments = useComments(item);
  return <CommentList item={item} isOpen comments={comments} now={now} />;
};
