import { Section } from '@share/ui';
import { useState } from 'react';
import { CommentList } from '../comment-list/CommentList';
import type { CommentSort } from '../data/commentKeys';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem, CommentPage } from '../data/CommentView';
import { countSince } from '../data/countSince';
import { useComments } from '../data/useComments';
import { useOwnComments } from '../data/useOwnComments';
import { CommentSorting } from './CommentSorting';
import { untilMayGrow } from './untilMayGrow';

const sectionId = 'comments';

const untilSectionMayGrow = async () => {
  const section = document.getElementById(sectionId);
  if (section) await untilMayGrow(section, window);
};

export interface CommentSectionProps extends CommentServices {
  item: CommentedItem;
  isOpen: boolean;
  /** First page as the server saw it, newest first; absent when it could not be had. */
  initial?: CommentPage;
  /** Milliseconds; the moment the page was made. */
  now: number;
}

/** The comments of an item: ten a page, replies on demand (spec §4, §9). */
export const CommentSection = ({ item, isOpen, initial, now, ...services }: CommentSectionProps) => {
  const [sort, setSort] = useState<CommentSort>('new');
  const comments = useComments(services.api, item, initial, sort, untilSectionMayGrow);
  const own = useOwnComments(services, item.postId).comments;
  const { count, countedAt, threadCount = 0 } = comments;
  return (
    <Section
      id={sectionId}
      title="评论"
      count={count === undefined ? undefined : count + countSince(own, countedAt)}
      aside={threadCount > 1 ? <CommentSorting sort={sort} onChange={setSort} /> : undefined}
    >
      <CommentList services={services} item={item} isOpen={isOpen} comments={comments} now={now} />
    </Section>
  );
};
