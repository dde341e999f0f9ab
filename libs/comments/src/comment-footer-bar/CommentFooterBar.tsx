import { IconButton } from '@share/ui';
import { CommentIcon, LikeIcon, ShareIcon, StarIcon } from '@share/ui/icons';
import { commentTexts } from '../comment-section/CommentSection';
import * as S from './CommentFooterBar.styles';

export interface CommentFooterBarProps {
  commentCount: number;
  likeCount: number;
  isOpen: boolean;
  onWrite: () => void;
  /** Writing was tried where comments are closed; gets the specification's answer (spec §5). */
  onClosed: (answer: string) => void;
  onCollect: () => void;
  onLike: () => void;
  onShare: () => void;
}

/** The bar under every article: write, read the comments, collect, like, share (spec §2). */
export const CommentFooterBar = (props: CommentFooterBarProps) => (
  <S.Bar>
    <S.Write
      type="button"
      aria-disabled={!props.isOpen}
      onClick={() => (props.isOpen ? props.onWrite() : props.onClosed(commentTexts.closedAnswer))}
    >
      {props.isOpen ? commentTexts.placeholder : commentTexts.closed}
    </S.Write>
    {props.isOpen && (
      <IconButton label="评论" count={props.commentCount} href="#comments">
        <CommentIcon />
      </IconButton>
    )}
    <IconButton label="收藏" pressed={false} onClick={props.onCollect}>
      <StarIcon />
    </IconButton>
    <IconButton label="点赞" count={props.likeCount} onClick={props.onLike}>
      <LikeIcon />
    </IconButton>
    <IconButton label="分享" onClick={props.onShare}>
      <ShareIcon />
    </IconButton>
  </S.Bar>
);
