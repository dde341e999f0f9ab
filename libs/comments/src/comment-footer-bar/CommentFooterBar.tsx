import { IconButton, useKeyboardInset } from '@share/ui';
import { CommentIcon, LikeIcon, ShareIcon, TextSizeIcon } from '@share/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { CollectButton } from '../collect-button/CollectButton';
import { CommentComposer } from '../comment-composer/CommentComposer';
import { useComposer } from '../comment-composer/useComposer';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem, ParticipationItem } from '../data/CommentView';
import { countSince } from '../data/countSince';
import { useOwnComments } from '../data/useOwnComments';
import * as S from './CommentFooterBar.styles';

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
  const bar = useRef<HTMLElement>(null);
  useKeyboardInset(bar, true);
  const composer = useComposer(services, item);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const own = useOwnComments(services, item.postId).comments;
  const way = commentsIn === 'page' ? { href: '#comments' } : { onClick: () => setDrawer('open') };
  return (
    <>
      <S.Bar ref={bar}>
        {!isOpen && (
          <S.Closed type="button" aria-disabled onClick={() => page.say(commentTexts.closedAnswer)}>
            {commentTexts.closed}
          </S.Closed>
        )}
        {isOpen && drawer !== 'open' && <CommentComposer composer={composer} />}
        <S.Actions data-closed={!isOpen || undefined}>
          <IconButton label="字号" caption="字号" data-action="text-size" onClick={() => page.openTextSize()}>
            <TextSizeIcon />
          </IconButton>
          {isOpen && (
            <IconButton
              label="评论"
              caption="评论"
              count={counts.comments + countSince(own)}
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
            composer={composer}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            {...services}
          />
        </Suspense>
      )}
    </>
  );
};
