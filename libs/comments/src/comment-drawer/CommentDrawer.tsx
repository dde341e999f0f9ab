import { Sheet } from '@share/ui';
import { useState } from 'react';
import { CommentComposer } from '../comment-composer/CommentComposer';
import { CommentList } from '../comment-list/CommentList';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem, ParticipationItem } from '../data/CommentView';
import { useComments } from '../data/useComments';

export interface CommentDrawerProps extends CommentServices {
  item: CommentedItem & ParticipationItem;
  open: boolean;
  onClose: () => void;
}

/** The comments of an item whose page has no place for them, in a sheet with a field of its own (R30). */
export const CommentDrawer = ({ item, open, onClose, ...services }: CommentDrawerProps) => (
  <Sheet
    id="comment-drawer"
    title="评论"
    open={open}
    onClose={onClose}
    footer={open ? <CommentComposer services={services} item={item} isWide /> : undefined}
  >
    {open && <Discussion services={services} item={item} />}
  </Sheet>
);

interface DiscussionProps {
  services: CommentServices;
  item: CommentedItem;
}

const Discussion = ({ services, item }: DiscussionProps) => {
  const [now] = useState(Date.now);
  const comments = useComments(services.api, item);
  return <CommentList services={services} item={item} isOpen comments={comments} now={now} />;
};
