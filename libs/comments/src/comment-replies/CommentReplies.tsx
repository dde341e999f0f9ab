import { Tag } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import type { CommentedItem, CommentView } from '../data/CommentView';
import { useReplies, type RepliesApi } from '../data/useReplies';
import * as S from './CommentReplies.styles';

interface CommentRepliesProps {
  api: RepliesApi;
  item: CommentedItem;
  comment: CommentView;
}

/** Replies under a comment: the first two come with it, the others when the reader asks (spec §4). */
export const CommentReplies = ({ api, item, comment }: CommentRepliesProps) => {
  const { replies, hiddenCount, isLoading, hasFailed, expand } = useReplies(api, item, comment);
  if (replies.length === 0 && hiddenCount === 0) return null;
  return (
    <S.Replies>
      <ul role="list">
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <S.Expand
          type="button"
          onClick={isLoading ? undefined : expand}
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

const Reply = ({ reply }: { reply: CommentView }) => (
  <li>
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
  </li>
);
