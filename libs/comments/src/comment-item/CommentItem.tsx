import { Avatar, Tag } from '@share/ui';
import { formatRelativeTime, toIsoTime } from '@share/ui/format';
import type { ReactNode } from 'react';
import { commentTexts } from '../commentTexts';
import type { OwnComment } from '../data/createPendingComments';
import type { CommentView } from '../data/toCommentView';
import * as S from './CommentItem.styles';

/** What a reader can do about a comment; what is left out is not offered. */
export interface CommentActions {
  onReply?: () => void;
  onReport?: () => void;
}

export interface CommentMetaProps extends CommentActions {
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

interface CommentItemProps extends CommentMetaProps {
  /** The replies under the comment. */
  children?: ReactNode;
}

/** A top-level comment: who, what, when and where from. */
export const CommentItem = ({ comment, children, ...meta }: CommentItemProps) => (
  <S.Item tabIndex={-1} data-status={comment.status}>
    <Avatar name={comment.alias} src={comment.avatar} />
    <div>
      <S.Alias>
        <bdi>{comment.alias}</bdi>
        {comment.isAuthor && <Tag>作者</Tag>}
      </S.Alias>
      <S.Text>{comment.text}</S.Text>
      <CommentMeta comment={comment} {...meta} />
      {children}
    </div>
  </S.Item>
);
