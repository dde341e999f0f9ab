import { useServices } from '@share/islands';
import { IconButton } from '@share/ui';
import { StarIcon } from '@share/ui/icons';
import { CommentBar } from '../comment-footer-bar/CommentBar';
import { Closed } from '../comment-footer-bar/CommentBar.styles';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';

export interface AppCommentBarProps {
  counts: { comments: number; likes: number };
  isOpen: boolean;
}

/**
 * The bar under a page whose discussion is in the app: it looks like `CommentFooterBar`, and writing, reading, collecting and
 * liking offer the app (R76).
 */
export const AppCommentBar = ({ counts, isOpen }: AppCommentBarProps) => {
  const { page } = useServices<Pick<CommentServices, 'page'>>();
  const offers = (action: string) => ({
    'data-opens': 'openApp' as const,
    onClick: () => page.offerApp(action),
  });
  return (
    <CommentBar
      counts={counts}
      isOpen={isOpen}
      field={
        <Closed type="button" {...offers('评论')}>
          {commentTexts.appPlaceholder}
        </Closed>
      }
      toComments={offers('看评论')}
      collect={
        <IconButton label="收藏" caption="收藏" {...offers('收藏')}>
          <StarIcon />
        </IconButton>
      }
    />
  );
};
