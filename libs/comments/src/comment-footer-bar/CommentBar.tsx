import type { PanelName } from '@share/environment/document';
import { useServices } from '@share/islands';
import { IconButton } from '@share/ui';
import { CommentIcon, LikeIcon, ShareIcon, TextSizeIcon } from '@share/ui/icons';
import type { ReactNode, Ref } from 'react';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import { Actions, Bar, Closed } from './CommentBar.styles';

interface CommentBarProps {
  counts: { comments: number; likes: number };
  isOpen: boolean;
  /** Where a comment is written; closed comments say so in its place. */
  field: ReactNode;
  /** Leads to the comments. */
  toComments: { href?: string; onClick?: () => void; 'data-opens'?: PanelName };
  collect: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The bar under a page: a field, and the controls beside it (spec §2). */
export const CommentBar = ({ counts, isOpen, field, toComments, collect, ref }: CommentBarProps) => {
  const { page } = useServices<Pick<CommentServices, 'page'>>();
  return (
    <Bar ref={ref}>
      {isOpen ? (
        field
      ) : (
        <Closed type="button" aria-disabled onClick={() => page.toast(commentTexts.closedAnswer)}>
          {commentTexts.closed}
        </Closed>
      )}
      <Actions data-closed={!isOpen || undefined}>
        <IconButton
          label="字号"
          caption="字号"
          data-action="text-size"
          data-opens="textSize"
          onClick={() => page.openTextSize()}
        >
          <TextSizeIcon />
        </IconButton>
        {isOpen && (
          <IconButton
            label="评论"
            caption="评论"
            count={counts.comments}
            data-action="comments"
            {...toComments}
          >
            <CommentIcon />
          </IconButton>
        )}
        {collect}
        <IconButton
          label="点赞"
          count={counts.likes}
          data-action="like"
          data-opens="openApp"
          onClick={() => page.offerApp('点赞')}
        >
          <LikeIcon />
        </IconButton>
        <IconButton label="分享" caption="分享" data-action="share" onClick={() => page.share()}>
          <ShareIcon />
        </IconButton>
      </Actions>
    </Bar>
  );
};
