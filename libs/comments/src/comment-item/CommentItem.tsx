import { Avatar, RelativeTime, Tag } from '@share/ui';
import type { MouseEvent, ReactNode } from 'react';
import { commentTexts } from '../commentTexts';
import type { OwnComment } from '../data/createPendingComments';
import type { CommentView } from '../data/toCommentView';
import { Action, Alias, Body, Meta, Origin, Root, Text } from './CommentItem.styles';

/** Actions on a comment; those left out are not offered. */
export interface CommentActions {
  onReply?: (event: MouseEvent<HTMLElement>) => void;
  onReport?: () => void;
  onDelete?: () => void;
}

export interface CommentMetaProps extends CommentActions {
  comment: CommentView & Pick<OwnComment, 'status'>;
  /** Milliseconds. */
  now: number;
}

const statusTexts = { sending: '发送中', pending: '待审核' } as const;

/** The line under a comment or reply: time, region and actions. */
export const CommentMeta = ({ comment, now, onReply, onReport, onDelete }: CommentMetaProps) => (
  <Meta>
    <Origin>
      <RelativeTime at={comment.createdAt} now={now} />
      {comment.place && ` · ${comment.place}`}
    </Origin>
    {comment.status && <Tag>{statusTexts[comment.status]}</Tag>}
    {onDelete && (
      <Action type="button" data-quiet="" onClick={onDelete}>
        {commentTexts.delete}
      </Action>
    )}
    {onReply && (
      <Action type="button" onClick={onReply}>
        {commentTexts.reply}
      </Action>
    )}
    {onReport && <Action type="button" data-quiet="" aria-label="举报" onClick={onReport} />}
  </Meta>
);

interface CommentItemProps extends CommentMetaProps {
  /** The replies under the comment. */
  children?: ReactNode;
}

/** A top-level comment: author, text, time and region. */
export const CommentItem = ({ comment, children, ...meta }: CommentItemProps) => (
  <Root tabIndex={-1} data-status={comment.status}>
    <Avatar name={comment.alias} src={comment.avatar} />
    <Body>
      <Alias>
        <bdi>{comment.alias}</bdi>
        {comment.isAuthor && <Tag>作者</Tag>}
      </Alias>
      <Text>{comment.text}</Text>
      <CommentMeta comment={comment} {...meta} />
      {children}
    </Body>
  </Root>
);
