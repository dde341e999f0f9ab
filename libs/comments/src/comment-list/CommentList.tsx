import { useReader } from '@share/session/react';
import { EmptyState, LoadMore } from '@share/ui';
import { CommentIcon } from '@share/ui/icons';
import { useEffect } from 'react';
import { CommentItem } from '../comment-item/CommentItem';
import type { CommentActions } from '../comment-meta/CommentMeta';
import { CommentReplies } from '../comment-replies/CommentReplies';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem, CommentView } from '../data/CommentView';
import { toReplyTarget, type ReplyTarget } from '../data/ReplyTarget';
import type { Comments } from '../data/useComments';
import { useFocusFirstNew } from '../data/useFocusFirstNew';
import { useOwnComments } from '../data/useOwnComments';
import { useUnlistedComments } from '../data/useUnlistedComments';
import { useWriting } from '../data/useWriting';
import * as S from './CommentList.styles';
import { CommentSkeleton } from './CommentSkeleton';
import { KeepEntriesInPlace } from './KeepEntriesInPlace';

interface CommentListProps {
  services: CommentServices;
  item: CommentedItem;
  isOpen: boolean;
  /** What has been read of the discussion. */
  comments: Comments;
  /** Milliseconds. */
  now: number;
}

/** A discussion and the ways into it: what the reader just wrote, threads with replies, more, nothing yet, failed. */
export const CommentList = ({ services, item, isOpen, comments: read, now }: CommentListProps) => {
  const { comments, count, hasMore, isSnapshot, isLoading, hasFailed, loadMore } = read;
  const { page } = services;
  const reader = useReader(services.session);
  const { start } = useWriting(item.postId);
  const own = useUnlistedComments(services, item.postId, comments);
  const { list, expectMore } = useFocusFirstNew(own.length + comments.length);
  const sending = useOwnComments(services, item.postId).comments.find(({ status }) => status === 'sending');
  useEffect(() => {
    if (sending?.key) list.current?.querySelector<HTMLElement>('[data-status=sending]')?.focus();
  }, [sending?.key, list]);

  const write = (target?: ReplyTarget) => {
    page.wake('footer');
    start(target);
  };
  const actionsFor = (comment: CommentView, threadId: string): CommentActions => ({
    ...(isOpen && { onReply: () => write(toReplyTarget(comment, threadId)) }),
    ...(comment.ownerId !== reader?.userId && {
      onReport: () => page.report({ type: 'comment', id: comment.id }),
    }),
  });
  const readMore = () => {
    expectMore();
    loadMore();
  };
  return (
    <>
      {isOpen ? (
        <S.Invitation type="button" onClick={() => write()}>
          {commentTexts.placeholder}
        </S.Invitation>
      ) : (
        <S.Closed>
          <CommentIcon size={20} />
          {commentTexts.closed}
        </S.Closed>
      )}
      <S.List role="list" ref={list} aria-busy={isLoading}>
        {own.map((comment) => (
          <CommentItem key={comment.key} comment={comment} now={now} />
        ))}
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} now={now} {...actionsFor(comment, comment.id)}>
            <CommentReplies
              services={services}
              item={item}
              comment={comment}
              now={now}
              actionsFor={(reply) => actionsFor(reply, comment.id)}
            />
          </CommentItem>
        ))}
      </S.List>
      <KeepEntriesInPlace list={list} isSnapshot={isSnapshot} />
      {count === undefined && isLoading && <CommentSkeleton />}
      {isOpen && count === 0 && own.length === 0 && !hasFailed && (
        <S.Empty>
          <EmptyState drawing="comments" title={commentTexts.empty} />
          <button type="button" aria-label="写评论" onClick={() => write()} />
        </S.Empty>
      )}
      <S.Failed role="status">{hasFailed && <p>评论没有加载出来，请稍后再试</p>}</S.Failed>
      {(hasMore || hasFailed) && (
        /* The one under the skeleton goes with it: moved down by the first comments, it would count as a shift. */
        <LoadMore key={count === undefined ? 'first' : 'more'} busy={isLoading} onClick={readMore}>
          {hasFailed ? '重新加载' : '查看更多评论'}
        </LoadMore>
      )}
    </>
  );
};
