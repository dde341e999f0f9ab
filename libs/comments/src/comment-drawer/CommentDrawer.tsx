import { Sheet } from '@share/ui';
import { useState } from 'react';
import { CommentComposer } from '../comment-composer/CommentComposer';
import type { Composer } from '../comment-composer/useComposer';
import { CommentList } from '../comment-list/CommentList';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/CommentView';
import { useComments } from '../data/useComments';

interface CommentDrawerProps extends CommentServices {
  item: CommentedItem;
  /** That of the bar: what is being written goes with the field. */
  composer: Composer;
  open: boolean;
  onClose: () => void;
}

/** The comments of an item whose page has no place for them, in a sheet with the field of the bar (R30). */
export const CommentDrawer = ({ item, composer, open, onClose, ...services }: CommentDrawerProps) => {
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
      {open && <Discussion services={services} item={item} />}
    </Sheet>
  );
};

interface DiscussionProps {
  services: CommentServices;
  item: CommentedItem;
}

const Discussion = ({ services, item }: DiscussionProps) => {
  const [now] = useState(Date.now);
  const comments = useComments(services.api, item);
  return <CommentList services={services} item={item} isOpen comments={comments} now={now} />;
};
