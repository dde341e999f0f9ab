import { useServices } from '@share/islands';
import { useReader } from '@share/session/react';
import { EmptyState, LoadMore } from '@share/ui';
import { CommentIcon } from '@share/ui/icons';
import { useEffect } from 'react';
import { CommentItem, type CommentActions } from '../comment-item/CommentItem';
import { CommentReplies } from '../comment-replies/CommentReplies';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/loadComments';
import type { CommentView } from '../data/toCommentView';
import type { Comments } from '../data/useComments';
import { useOwnComments, useUnlistedComments } from '../data/useOwnComments';
import { toReplyTarget, useWriting, type ReplyTarget } from '../data/useWriting';
import styles from './CommentList.module.css';
import { KeepEntriesInPlace } from './KeepEntriesInPlace';
import { useFocusFirstNew } from './useFocusFirstNew';

interface CommentListProps {
  item: CommentedItem;
  isOpen: boolean;
  /** What has been read of the discussion. */
  comments: Comments;
  /** Milliseconds. */
  now: number;
}

/** What the reader of a discussion can do: write, answer, report what is not their own. */
const useCommentActions = (postId: string, isOpen: boolean) => {
  const { session, page } = useServices<CommentServices>();
  const reader = useReader(session);
  const { start } = useWriting(postId);
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
  return { write, actionsFor };
};

/** A discussion: what the reader just wrote, threads with their replies, more, nothing yet, not loaded. */
export const CommentList = ({ item, isOpen, comments: read, now }: CommentListProps) => {
  const { comments, count, hasMore, isFromServer, isLoading, hasFailed, loadMore } = read;
  const { write, actionsFor } = useCommentActions(item.postId, isOpen);
  const own = useUnlistedComments(item.postId, comments);
  const { list, expectMore } = useFocusFirstNew(own.length + comments.length);
  const sendingKey = useOwnComments(item.postId).comments.find(({ status }) => status === 'sending')?.key;
  useEffect(() => {
    if (sendingKey) list.current?.querySelector<HTMLElement>('[data-status=sending]')?.focus();
  }, [sendingKey, list]);
  const isUnread = count === undefined;
  const readMore = () => {
    expectMore();
    loadMore();
  };
  return (
    <>
      {isOpen ? (
        <button className={styles.invitation} type="button" onClick={() => write()}>
          {commentTexts.placeholder}
        </button>
      ) : (
        <p className={styles.closed}>
          <CommentIcon size={20} />
          {commentTexts.closed}
        </p>
      )}
      <ul className={styles.list} role="list" ref={list} aria-busy={isLoading}>
        {own.map((comment) => (
          <CommentItem key={comment.key} comment={comment} now={now} />
        ))}
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} now={now} {...actionsFor(comment, comment.id)}>
            <CommentReplies
              item={item}
              comment={comment}
              now={now}
              actionsFor={(reply) => actionsFor(reply, comment.id)}
            />
          </CommentItem>
        ))}
      </ul>
      <KeepEntriesInPlace list={list} isFromServer={isFromServer} />
      {isUnread && isLoading && <CommentSkeleton />}
      {isOpen && count === 0 && own.length === 0 && !hasFailed && (
        <div className={styles.empty}>
          <EmptyState drawing="comments" title={commentTexts.empty} />
          <button type="button" aria-label="写评论" onClick={() => write()} />
        </div>
      )}
      <div className={styles.failed} role="status">
        {hasFailed && <p>评论没有加载出来，请稍后再试</p>}
      </div>
      {(hasMore || hasFailed) && (
        /* A new control under the skeleton and under the first comments: moved by them, it would count as a layout shift. */
        <LoadMore key={isUnread ? `first-${hasFailed}` : 'more'} busy={isLoading} onClick={readMore}>
          {hasFailed ? '重新加载' : '查看更多评论'}
        </LoadMore>
      )}
    </>
  );
};

/** Grey comments; the control under them says in text that they are loading. */
const CommentSkeleton = () => (
  <div className={styles.skeleton} aria-hidden>
    {[1, 2, 3].map((index) => (
      <div key={index}>
        <i />
        <span>
          <i />
          <i />
          <i />
        </span>
      </div>
    ))}
  </div>
);
