import { Tag } from '@share/ui';
import { formatRelativeTime, toIsoTime } from '@share/ui/format';
import { commentTexts } from '../commentTexts';
import type { CommentView } from '../data/CommentView';
import type { OwnComment } from '../data/OwnComment';
import * as S from './CommentMeta.styles';

/** What a reader can do about a comment; what is left out is not offered. */
export interface CommentActions {
  onReply?: () => void;
  onReport?: () => void;
}

interface CommentMetaProps extends CommentActions {
  comment: CommentView & Pick<OwnComment, 'status'>;
  /** Milliseconds. */
  now: number;
}

const statusTexts = { sending: '发送中', pending: '待审核' } as const;

/** The line under a comment or reply: when, where from, what can be done about it. */
export const CommentMeta = ({ comment, now, onReply, onReport }: CommentMetaProps) => (
  <S.Meta>
    <p>
      <time dateTime={toIsoTime(comment.createdAt)}>{formatRelativeTime(comment.createdAt, now)}</time>
      {comment.place && ` · ${comment.place}`}
    </p>
    {comment.status && <Tag>{statusTexts[comment.status]}</Tag>}
    {onReport && (
      <S.Action type="button" data-quiet="" onClick={onReport}>
        举报
      </S.Action>
    )}
    {onReply && (
      <S.Action type="button" onClick={onReply}>
        {commentTexts.reply}
      </S.Action>
    )}
  </S.Meta>
);
