import { Section } from '@share/ui';
import { useServices } from '@share/islands';
import { useEffect, useState } from 'react';
import { CommentList } from '../comment-list/CommentList';
import type { CommentSort } from '../data/commentKeys';
import type { CommentedItem } from '../data/loadComments';
import { useComments } from '../data/useComments';
import type { CommentServices } from '../data/CommentServices';
import type { CommentView } from '../data/toCommentView';
import { useCommentCount } from '../data/useCommentCount';
import { DeleteDialog } from '../delete-dialog/DeleteDialog';
import { Order, Orders } from './CommentSection.styles';
import { untilSafeToInsert } from './untilSafeToInsert';

const sectionId = 'comments';

const untilSectionMayGrow = async () => {
  const section = document.getElementById(sectionId);
  if (section) await untilSafeToInsert(section, window);
};

interface CommentSectionProps {
  item: CommentedItem;
  isOpen: boolean;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** The comments of an item: ten a page, replies on demand (spec §4, §9). */
export const CommentSection = ({ item, isOpen, now }: CommentSectionProps) => {
  const [sort, setSort] = useState<CommentSort>('new');
  const comments = useComments(item, { sort, untilSafeToInsert: untilSectionMayGrow });
  const count = useCommentCount(item.postId, undefined);
  const [toDelete, setToDelete] = useState<CommentView>();
  const { threadCount = 0 } = comments;
  const { page } = useServices<CommentServices>();
  const hasChanged = comments.isRead && !comments.isFromServer;
  useEffect(() => {
    // The bar shows the same number.
    if (hasChanged) page.hydrate('footer');
  }, [hasChanged, page]);
  return (
    <Section
      id={sectionId}
      title="评论"
      count={count || undefined}
      aside={threadCount > 1 ? <Sorting sort={sort} onChange={setSort} /> : undefined}
    >
      <CommentList item={item} isOpen={isOpen} comments={comments} now={now} onDelete={setToDelete} />
      <DeleteDialog item={item} comment={toDelete} onClose={() => setToDelete(undefined)} />
    </Section>
  );
};

interface SortingProps {
  sort: CommentSort;
  onChange: (sort: CommentSort) => void;
}

const sorts = [
  ['new', '最新'],
  ['hot', '最热'],
] as const;

/** The order of the comments (R68). */
const Sorting = ({ sort, onChange }: SortingProps) => (
  <Orders role="group" aria-label="排序">
    {sorts.map(([value, label]) => (
      <Order key={value} type="button" aria-pressed={value === sort} onClick={() => onChange(value)}>
        {label}
      </Order>
    ))}
  </Orders>
);
