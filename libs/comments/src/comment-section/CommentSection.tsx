import { EmptyState, LoadMore, Section } from '@share/ui';
import { CommentItem } from '../comment-item/CommentItem';
import { CommentReplies } from '../comment-replies/CommentReplies';
import type { CommentedItem, CommentPage } from '../data/CommentView';
import { useComments, type CommentsApi } from '../data/useComments';
import type { RepliesApi } from '../data/useReplies';
import * as S from './CommentSection.styles';

/** Texts of the specification (spec §2, §5). */
export const commentTexts = {
  empty: '暂无评论，快来抢沙发',
  closed: '评论已关闭',
  closedAnswer: '评论已关闭～',
  placeholder: '我来讲两句',
} as const;

export interface CommentSectionProps {
  api: CommentsApi & RepliesApi;
  item: CommentedItem;
  isOpen: boolean;
  /** First page as the server saw it; absent when it could not be had. */
  initial?: CommentPage;
  /** Milliseconds; the moment the page was made. */
  now: number;
}

/** The comments of an item: ten a page, replies on demand (spec §4, §9). */
export const CommentSection = ({ api, item, isOpen, initial, now }: CommentSectionProps) => {
  const { comments, count, hasMore, isLoading, hasFailed, loadMore } = useComments(api, item, initial);
  return (
    <Section id="comments" title="评论" count={count}>
      {!isOpen && <S.Closed>{commentTexts.closed}</S.Closed>}
      <S.List role="list">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} now={now}>
            <CommentReplies api={api} item={item} comment={comment} />
          </CommentItem>
        ))}
      </S.List>
      {isOpen && count === 0 && !hasFailed && <EmptyState drawing="comments" title={commentTexts.empty} />}
      {hasFailed && <S.Failed role="status">评论没有加载出来，请稍后再试</S.Failed>}
      {(hasMore || hasFailed) && (
        <LoadMore busy={isLoading} onClick={loadMore}>
          {hasFailed ? '重新加载' : '查看更多评论'}
        </LoadMore>
      )}
    </Section>
  );
};
