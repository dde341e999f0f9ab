import { formatCount } from '@share/ui/format';
import { CommentIcon, LikeIcon, ShareIcon } from '@share/ui/icons';
import type { ReactNode } from 'react';
import { useCommunityServices } from '../data/CommunityServices';
import { Action, End, Root } from './ReactionBar.styles';

export interface ReactionBarProps {
  likes: number;
  /** Absent: nothing can be said there, or comments are closed. */
  comments?: number | undefined;
  /** Offers to share the page. */
  mayShare?: boolean;
  /** At the right end. */
  children?: ReactNode;
}

const countOr = (count: number, text: string) => (count > 0 ? formatCount(count) : text);
const nameOf = (action: string, count: number) => (count > 0 ? `${action} ${formatCount(count)}` : action);

/** Counts of reactions. Liking and commenting are done in the app, which is offered (spec §2, R25). */
export const ReactionBar = ({ likes, comments, mayShare = false, children }: ReactionBarProps) => {
  const { page } = useCommunityServices();
  return (
    <Root>
      <Action
        type="button"
        aria-label={nameOf('点赞', likes)}
        data-opens="openApp"
        onClick={() => page.offerApp('点赞')}
      >
        <LikeIcon size={18} />
        {countOr(likes, '点赞')}
      </Action>
      {comments !== undefined && (
        <Action
          type="button"
          aria-label={nameOf('评论', comments)}
          data-opens="openApp"
          onClick={() => page.offerApp('评论')}
        >
          <CommentIcon size={18} />
          {countOr(comments, '评论')}
        </Action>
      )}
      <End>
        {mayShare && (
          <Action type="button" onClick={page.share}>
            <ShareIcon size={18} />
            分享
          </Action>
        )}
        {children}
      </End>
    </Root>
  );
};
