import { Tag } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import { CommentMeta, type CommentActions, type CommentMetaProps } from '../comment-item/CommentItem';
import { useFocusFirstNew } from '../comment-list/useFocusFirstNew';
import type { CommentedItem } from '../data/loadComments';
import type { CommentView } from '../data/toCommentView';
import { useUnlistedComments, type OwnCommentView } from '../data/useOwnComments';
import { useReplies } from '../data/useReplies';
import styles from './CommentReplies.module.css';

interface CommentRepliesProps {
  item: CommentedItem;
  comment: CommentView;
  /** Milliseconds. */
  now: number;
  /** What can be done about a reply. */
  actionsFor: (reply: CommentView) => CommentActions;
  /** What can be done about a reply that the platform does not list yet. */
  actionsForOwn: (reply: OwnCommentView) => CommentActions;
}

/** Replies under a comment: the first two come with it, the others when the reader asks (spec §4); own ones last. */
export const CommentReplies = ({ item, comment, now, actionsFor, actionsForOwn }: CommentRepliesProps) => {
  const { replies, hiddenCount, isLoading, hasFailed, expand } = useReplies(item, comment);
  const own = useUnlistedComments(item.postId, replies, comment.id);
  const { list, expectMore } = useFocusFirstNew(replies.length);
  if (replies.length + own.length + hiddenCount === 0) return null;
  const showAll = () => {
    expectMore();
    expand();
  };
  return (
    <div className={styles.replies}>
      <ul role="list" ref={list}>
        {replies.map((reply) => (
          <Reply key={reply.id} comment={reply} now={now} {...actionsFor(reply)} />
        ))}
        {own
          .map((reply) => <Reply key={reply.key} comment={reply} now={now} {...actionsForOwn(reply)} />)
          .reverse()}
      </ul>
      {hiddenCount > 0 && (
        <button
          className={styles.expand}
          type="button"
          onClick={isLoading ? undefined : showAll}
          aria-busy={isLoading}
          aria-disabled={isLoading}
        >
          {isLoading ? '加载中' : hasFailed ? '加载失败，点按重试' : `展开其余 ${hiddenCount} 条回复`}
          <DownIcon size={16} />
        </button>
      )}
    </div>
  );
};

const Reply = (meta: CommentMetaProps) => {
  const { alias, isAuthor, replyAlias, text, status } = meta.comment;
  return (
    <li tabIndex={-1} data-status={status}>
      <p>
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
      </p>
      <CommentMeta {...meta} />
    </li>
  );
};
