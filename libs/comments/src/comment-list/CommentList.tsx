import { useIsInBrowser } from '@share/content-cards';
import { HoldInPlace } from '@share/scroll-position';
import { EmptyState, LoadMore } from '@share/ui';
import { CommentIcon } from '@share/ui/icons';
import { CommentItem } from '../comment-item/CommentItem';
import { CommentReplies } from '../comment-replies/CommentReplies';
import { commentTexts } from '../commentTexts';
import type { CommentedItem } from '../data/loadComments';
import type { CommentView } from '../data/toCommentView';
import type { Comments } from '../data/useComments';
import { useOwnComments, useUnlistedComments } from '../data/useOwnComments';
import { Closed, Empty, Failed, Invitation, List, Problem, WriteFirst } from './CommentList.styles';
import { Disc, Entry, Line, Lines, Skeleton } from './CommentSkeleton.styles';
import { reachesScreen } from './reachesScreen';
import { useCommentActions } from './useCommentActions';
import { useFocusFirstNew } from './useFocusFirstNew';
import { useShowSent } from './useShowSent';

/** In the document; a page has one list of comments. */
export const commentListId = 'comment-list';

interface CommentListProps {
  item: CommentedItem;
  /** When the page was loaded. */
  isOpen: boolean;
  /** The loaded part of the discussion. */
  comments: Comments;
  /** Milliseconds. */
  now: number;
  /** Asks whether an own comment is to be deleted. */
  onDelete: (comment: CommentView) => void;
}

/** A discussion: the user's new comments, threads with their replies, more, nothing yet, not loaded. */
export const CommentList = ({ item, comments: read, now, ...options }: CommentListProps) => {
  const { comments, isRead, hasMore, isFromServer, isLoading, hasFailed, loadMore } = read;
  const { isOpen, write, actionsFor, actionsForOwn } = useCommentActions({ postId: item.postId, ...options });
  const own = useUnlistedComments(item.postId, comments);
  const { list, expectMore } = useFocusFirstNew(own.length + comments.length);
  useShowSent(list, useOwnComments(item.postId).comments[0]);
  const isInBrowser = useIsInBrowser();
  const isAwaited = !isRead && isLoading;
  const readMore = () => {
    expectMore();
    loadMore();
  };
  return (
    <>
      {isOpen ? (
        <Invitation type="button" onClick={() => write()}>
          {commentTexts.placeholder}
        </Invitation>
      ) : (
        <Closed>
          <CommentIcon size={20} />
          {commentTexts.closed}
        </Closed>
      )}
      <List id={commentListId} role="list" tabIndex={-1} ref={list} aria-busy={isLoading}>
        {own.map((comment) => (
          <CommentItem key={comment.key} comment={comment} now={now} {...actionsForOwn(comment)} />
        ))}
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} now={now} {...actionsFor(comment, comment.id)}>
            <CommentReplies
              item={item}
              comment={comment}
              now={now}
              actionsFor={(reply) => actionsFor(reply, comment.id)}
              actionsForOwn={actionsForOwn}
            />
          </CommentItem>
        ))}
      </List>
      <HoldInPlace list={list} version={String(isFromServer)} isHeld={reachesScreen} />
      <HoldInPlace list={list} version={String(own.length)} />
      {isAwaited && <CommentSkeleton />}
      {isOpen && !hasMore && own.length + comments.length === 0 && !hasFailed && (
        <Empty>
          <EmptyState drawing="comments" title={commentTexts.empty} />
          <WriteFirst type="button" aria-label="写评论" onClick={() => write()} />
        </Empty>
      )}
      <Failed role="status" data-awaited={!isRead && !isInBrowser ? '' : undefined}>
        {hasFailed && !isAwaited && <Problem>评论没有加载出来，请稍后再试</Problem>}
      </Failed>
      {(hasMore || hasFailed) && (
        /* A new control under the skeleton and under the first comments: moved by them, it would count as a layout shift. */
        <LoadMore
          key={isRead ? 'more' : `first-${hasFailed}`}
          busy={isLoading}
          isRetry={hasFailed}
          onClick={readMore}
        >
          {hasFailed ? '重新加载' : '查看更多评论'}
        </LoadMore>
      )}
    </>
  );
};

/** Grey comments; the control under them says in text that they are loading. */
const CommentSkeleton = () => (
  <Skeleton aria-hidden>
    {[1, 2, 3].map((index) => (
      <Entry key={index}>
        <Disc />
        <Lines>
          <Line />
          <Line />
          <Line />
        </Lines>
      </Entry>
    ))}
  </Skeleton>
);
