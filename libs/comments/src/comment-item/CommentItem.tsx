import { Avatar, RelativeTime, Tag } from '@share/ui';
import type { MouseEvent, ReactNode } from 'react';
import { commentTexts } from '../commentTexts';
import type { OwnComment } from '../data/createPendingComments';
import type { CommentView } from '../data/toCommentView';
import styles from './CommentItem.module.css';

/** What a reader can do about a comment; what is left out is not offered. */
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

/** The line under a comment or reply: when, where from, what can be done about it. */
export const CommentMeta = ({ comment, now, onReply, onReport, onDelete }: CommentMetaProps) => (
  <div className={styles.meta}>
    <p>
      <RelativeTime at={comment.createdAt} now={now} />
      {comment.place && ` · ${comment.place}`}
    </p>
    {comment.status && <Tag>{statusTexts[comment.status]}</Tag>}
    {onDelete && (
      <button className={styles.action} type="button" data-quiet="" onClick={onDelete}>
        {commentTexts.delete}
      </button>
    )}
    {onReply && (
      <button className={styles.action} type="button" onClick={onReply}>
        {commentTexts.reply}
      </button>
    )}
    {onReport && (
      <button className={styles.action} type="button" data-quiet="" aria-label="举报" onClick={onReport} />
    )}
  </div>
);

interface CommentItemProps extends CommentMetaProps {
  /** The replies under the comment. */
  children?: ReactNode;
}

/** A top-level comment: who, what, when and where from. */
export const CommentItem = ({ comment, children, ...meta }: CommentItemProps) => (
  <li className={styles.item} tabIndex={-1} data-status={comment.status}>
    <Avatar name={comment.alias} src={comment.avatar} />
    <div>
      <p className={styles.alias}>
        <bdi>{comment.alias}</bdi>
        {comment.isAuthor && <Tag>作者</Tag>}
      </p>
      <p className={styles.text}>{comment.text}</p>
      <CommentMeta comment={comment} {...meta} />
      {children}
    </div>
  </li>
);
