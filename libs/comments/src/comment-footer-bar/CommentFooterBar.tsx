import { IconButton } from '@share/ui';
import { CommentIcon, LikeIcon, ShareIcon, TextSizeIcon } from '@share/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { CollectButton } from '../collect-button/CollectButton';
import { CommentComposer } from '../comment-composer/CommentComposer';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem, ParticipationItem } from '../data/CommentView';
import { useOwnComments } from '../data/useOwnComments';
import * as S from './CommentFooterBar.styles';
import { useKeyboardInset } from './useKeyboardInset';

const CommentDrawer = lazy(async () => ({
  default: (await import('../comment-drawer/CommentDrawer')).CommentDrawer,
}));

export interface CommentFooterBarProps extends CommentServices {
  item: ParticipationItem & CommentedItem;
  counts: { comments: number; likes: number };
  isOpen: boolean;
  /** Where the comments are: on the page at `#comments`, or behind the bar on pages without a place for them (R30). */
  commentsIn?: 'page' | 'drawer';
}

/** The bar under a page: write, read the comments, collect, like, share (spec §2). */
export const CommentFooterBar = (props: CommentFooterBarProps) => {
  const { item, counts, isOpen, commentsIn = 'page', ...services } = props;
  const { page } = services;
  const bar = useKeyboardInset<HTMLElement>();
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const own = useOwnComments(services, item.postId).comments.filter(({ status }) => status !== 'pending');
  const way = commentsIn === 'page' ? { href: '#comments' } : { onClick: () => setDrawer('open') };
  return (
    <>
      <S.Bar ref={bar}>
        {!isOpen && (
          <S.Closed type="button" aria-disabled onClick={() => page.say(commentTexts.closedAnswer)}>
            {commentTexts.closed}
          </S.Closed>
        )}
        {isOpen && drawer !== 'open' && <CommentComposer services={services} item={item} />}
        <S.Actions data-closed={!isOpen || undefined}>
          <IconButton label="字号" caption="字号" data-action="text-size" onClick={() => page.openTextSize()}>
            <TextSizeIcon />
          </IconButton>
          {isOpen && (
            <IconButton
              label="评论"
              caption="评论"
              count={counts.comments + own.length}
              data-action="comments"
              {...way}
            >
              <CommentIcon />
            </IconButton>
          )}
          <CollectButton item={item} {...services} />
          <IconButton
            label="点赞"
            count={counts.likes}
            data-action="like"
            onClick={() => page.offerApp('点赞')}
          >
            <LikeIcon />
          </IconButton>
          <IconButton label="分享" caption="分享" data-action="share" onClick={() => page.share()}>
            <ShareIcon />
          </IconButton>
        </S.Actions>
      </S.Bar>
      {drawer !== 'unused' && (
        <Suspense>
          <CommentDrawer
            item={item}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            {...services}
          />
        </Suspense>
      )}
    </>
  );
};
