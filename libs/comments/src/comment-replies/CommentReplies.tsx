import { moreLabel, Tag } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import type { ReactNode, RefObject } from 'react';
import { CommentMeta, type CommentActions, type CommentMetaProps } from '../comment-item/CommentItem';
import { useFocusFirstNew } from '../comment-list/useFocusFirstNew';
import type { CommentedItem } from '../data/loadComments';
import type { CommentView } from '../data/toCommentView';
import { useDeletedComments } from '../data/useDeletedComments';
import { useUnlistedComments, type OwnCommentView } from '../data/useOwnComments';
import { countHidden, firstReplies, useReplies } from '../data/useReplies';
import { Entry, Expand, Replies, Text } from './CommentReplies.styles';

interface CommentRepliesProps {
  item: CommentedItem;
  comment: CommentView;
  /** Milliseconds. */
  now: number;
  /** Actions on a reply. */
  actionsFor: (reply: CommentView) => CommentActions;
  /** Actions on a reply that the platform does not list yet. */
  actionsForOwn: (reply: OwnCommentView) => CommentActions;
}

/** Replies under a comment: the first two come with it, the others when the visitor asks (spec §4); own ones last. */
export const CommentReplies = (props: CommentRepliesProps) =>
  countHidden(props.comment) > 0 ? (
    <ExpandableReplies {...props} />
  ) : (
    <ReplyList {...props} replies={firstReplies(props.comment)} />
  );

/** Apart, because most threads have no more than came with them and need no data of their own. */
const ExpandableReplies = (props: CommentRepliesProps) => {
  const { replies, hiddenCount, isLoading, hasFailed, expand } = useReplies(props.item, props.comment);
  const { list, expectMore } = useFocusFirstNew(replies.length);
  const showAll = () => {
    expectMore();
    expand();
  };
  return (
    <ReplyList {...props} replies={replies} list={list}>
      {hiddenCount > 0 && (
        <Expand
          type="button"
          onClick={isLoading ? undefined : showAll}
          aria-busy={isLoading}
          aria-disabled={isLoading}
        >
          {moreLabel({ isLoading, hasFailed }, `展开其余 ${hiddenCount} 条回复`)}
          <DownIcon size={16} />
        </Expand>
      )}
    </ReplyList>
  );
};

interface ReplyListProps extends CommentRepliesProps {
  replies: CommentView[];
  list?: RefObject<HTMLUListElement | null>;
  /** The control for the other replies. */
  children?: ReactNode;
}

const ReplyList = (props: ReplyListProps) => {
  const { item, comment, now, actionsFor, actionsForOwn, list, children } = props;
  const replies = useDeletedComments(item.postId).withoutDeleted(props.replies);
  const own = useUnlistedComments(item.postId, replies, comment.id);
  if (replies.length + own.length === 0 && !children) return null;
  return (
    <Replies>
      <ul role="list" ref={list}>
        {replies.map((reply) => (
          <Reply key={reply.id} comment={reply} now={now} {...actionsFor(reply)} />
        ))}
        {own
          .map((reply) => <Reply key={reply.key} comment={reply} now={now} {...actionsForOwn(reply)} />)
          .reverse()}
      </ul>
      {children}
    </Replies>
  );
};

const Reply = (meta: CommentMetaProps) => {
  const { alias, isAuthor, replyAlias, text, status } = meta.comment;
  return (
    <Entry tabIndex={-1} data-status={status}>
      <Text>
        <strong>
          <bdi>{alias}</bdi>
        </strong>
        {isAuthor && <Tag>作者</Tag>}
        {replyAlias && (
          <>
            {' 回复 '}
            <strong>
              <bdi>{replyAlias}</bdi>
            </strong>
          </>
        )}
        {'：'}
        {text}
      </Text>
      <CommentMeta {...meta} />
    </Entry>
  );
};
