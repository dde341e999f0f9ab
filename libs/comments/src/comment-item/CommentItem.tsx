import { Avatar, Tag } from '@share/ui';
import type { ReactNode } from 'react';
import { CommentMeta, type CommentActions } from '../comment-meta/CommentMeta';
import type { CommentView } from '../data/CommentView';
import type { OwnComment } from '../data/OwnComment';
import * as S from './CommentItem.styles';

interface CommentItemProps extends CommentActions {
  comment: CommentView & Pick<OwnComment, 'status'>;
  /** Milliseconds. */
  now: number;
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
