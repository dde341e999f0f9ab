import { Avatar, Tag } from '@share/ui';
import { formatRelativeTime, toIsoTime } from '@share/ui/format';
import type { ReactNode } from 'react';
import type { CommentView } from '../data/CommentView';
import * as S from './CommentItem.styles';

interface CommentItemProps {
  comment: CommentView;
  /** Milliseconds. */
  now: number;
  /** The replies under the comment. */
  children?: ReactNode;
}

/** A top-level comment: who, what, when and where from. */
export const CommentItem = ({ comment, now, children }: CommentItemProps) => (
  <S.Item>
    <Avatar name={comment.alias} src={comment.avatar} />
    <div>
      <S.Alias>
        <bdi>{comment.alias}</bdi>
        {comment.isAuthor && <Tag>作者</Tag>}
      </S.Alias>
      <S.Text>{comment.text}</S.Text>
      <S.Meta>
        <time dateTime={toIsoTime(comment.createdAt)}>{formatRelativeTime(comment.createdAt, now)}</time>
        {comment.place && ` · ${comment.place}`}
      </S.Meta>
      {children}
    </div>
  </S.Item>
);
