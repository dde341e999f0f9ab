import { lazyWithRetry, useServices } from '@share/islands';
import { IconButton, useKeyboardInset } from '@share/ui';
import { CommentIcon, LikeIcon, ShareIcon, TextSizeIcon } from '@share/ui/icons';
import { useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CollectButton } from '../collect-button/CollectButton';
import { CommentComposer } from '../comment-composer/CommentComposer';
import { useComposer } from '../comment-composer/useComposer';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/loadComments';
import { useCommentCount } from '../data/useCommentCount';
import styles from './CommentFooterBar.module.css';

const CommentDrawer = lazyWithRetry(
  async () => (await import('../comment-drawer/CommentDrawer')).CommentDrawer,
);

interface CommentFooterBarProps {
  item: CommentedItem;
  /** Counts of the item; the number of comments comes from the list where the server loaded it. */
  counts: { comments: number; likes: number };
  isOpen: boolean;
  /** Where the comments are: on the page at `#comments`, or behind the bar on pages without a place for them (R30). */
  commentsIn: 'page' | 'drawer';
}

/** The bar under a page: write, read the comments, collect, like, share (spec §2). */
export const CommentFooterBar = ({ item, counts, isOpen, commentsIn }: CommentFooterBarProps) => {
  const { page, reportFailure } = useServices<CommentServices>();
  const bar = useRef<HTMLElement>(null);
  useKeyboardInset(bar, true);
  const composer = useComposer(item);
  const commentCount = useCommentCount(item.postId, counts.comments);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const failDrawer = (error: unknown) => {
    // Unmounts boundary and drawer: opening it again tries again.
    setDrawer('unused');
    page.say(commentTexts.drawerFailed);
    reportFailure(error, 'panel:comments');
  };
  return (
    <>
      <footer className={styles.bar} ref={bar}>
        {!isOpen && (
          <button
            className={styles.closed}
            type="button"
            aria-disabled
            onClick={() => page.say(commentTexts.closedAnswer)}
          >
            {commentTexts.closed}
          </button>
        )}
        {isOpen && drawer !== 'open' && <CommentComposer composer={composer} />}
        <div className={styles.actions} data-closed={!isOpen || undefined}>
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
              count={commentCount}
              data-action="comments"
              {...(commentsIn === 'page' ? { href: '#comments' } : { onClick: () => setDrawer('open') })}
            >
              <CommentIcon />
            </IconButton>
          )}
          <CollectButton item={item} />
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
        </div>
      </footer>
      {drawer !== 'unused' && (
        <ErrorBoundary fallback={null} onError={failDrawer}>
          <CommentDrawer
            item={item}
            composer={composer}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </ErrorBoundary>
      )}
    </>
  );
};
