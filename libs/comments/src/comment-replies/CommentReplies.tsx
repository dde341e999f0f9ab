import { Tag } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import { CommentMeta, type CommentActions } from '../comment-meta/CommentMeta';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem, CommentView } from '../data/CommentView';
import type { OwnComment } from '../data/OwnComment';
import type { RepliesApi } from '../data/loadComments';
import { useFocusFirstNew } from '../data/useFocusFirstNew';
import { useReplies } from '../data/useReplies';
import { useUnlistedComments } from '../data/useUnlistedComments';
import * as S from './CommentReplies.styles';

interface CommentRepliesProps {
  services: Pick<CommentServices, 'session' | 'storage'> & { api: RepliesApi };
  item: CommentedItem;
  comment: CommentView;
  /** Milliseconds. */
  now: number;
  /** What can be done about a reply. */
  actionsFor: (reply: CommentView) => CommentActions;
}

/** Replies under a comment: the first two come with it, the others when the reader asks (spec §4); own ones last. */
export const CommentReplies = ({ services, item, comment, now, actionsFor }: CommentRepliesProps) => {
  const { replies, hiddenCount, isLoading, hasFailed, expand } = useReplies(services.api, item, comment);
  const own = useUnlistedComments(services, item.postId, replies, comment.id);
  const { list, expectMore } = useFocusFirstNew(replies.length);
  if (replies.length + own.length + hiddenCount === 0) return null;
  const showAll = () => {
    expectMore();
    expand();
  };
  return (
    <S.Replies>
      <ul role="list" ref={list}>
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} now={now} {...actionsFor(reply)} />
        ))}
        {own.map((reply) => <Reply key={reply.key} reply={reply} now={now} />).reverse()}
      </ul>
      {hiddenCount > 0 && (
        <S.Expand
          type="button"
          onClick={isLoading ? undefined : showAll}
          aria-busy={isLoading}
          aria-disabled={isLoading}
        >
          {isLoading ? '加载中' : hasFailed ? '加载失败，点按重试' : `展开其余 ${hiddenCount} 条回复`}
          <DownIcon size={16} />
        </S.Expand>
      )}
    </S.Replies>
  );
};

interface ReplyProps extends CommentActions {
  reply: CommentView & Pick<OwnComment, 'status'>;
  now: number;
}

const Reply = ({ reply, now, ...actions }: ReplyProps) => (
  <li tabIndex={-1} data-status={reply.status}>
    <p>
      <strong>
        <bdi>{reply.alias}</bdi>
      </strong>
      {reply.isAuthor && <Tag>作者</Tag>}
      {reply.replyAlias && (
        <>
          {' 回复 '}
          <strong>
            <bdi>{reply.replyAlias}</bdi>
          </strong>
        </>
      )}
      {'：'}
      {reply.text}
    </p>
    <CommentMeta comment={reply} now={now} {...actions} />
  </li>
);
