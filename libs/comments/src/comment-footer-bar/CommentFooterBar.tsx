import { lazyWithRetry, useServices } from '@share/islands';
import { useKeyboardInset } from '@share/ui';
import { useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CollectButton } from '../collect-button/CollectButton';
import { CommentComposer } from '../comment-composer/CommentComposer';
import { useComposer } from '../comment-composer/useComposer';
import { commentTexts } from '../commentTexts';
import type { CommentServices } from '../data/CommentServices';
import type { CommentedItem } from '../data/loadComments';
import { useCommentCount } from '../data/useCommentCount';
import { CommentBar } from './CommentBar';

const CommentDrawer = lazyWithRetry(
  async () => (await import('../comment-drawer/CommentDrawer')).CommentDrawer,
);

interface CommentFooterBarProps {
  item: CommentedItem;
  /** Counts of the item; the number of comments comes from the list where the server loaded it. */
  counts: { comments: number; likes: number };
  /** When the page was loaded. */
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
    page.toast(commentTexts.drawerFailed);
    reportFailure(error, 'panel:comments');
  };
  return (
    <>
      <CommentBar
        ref={bar}
        counts={{ comments: commentCount, likes: counts.likes }}
        isOpen={isOpen && composer.canWrite}
        field={drawer !== 'open' && <CommentComposer composer={composer} />}
        toComments={commentsIn === 'page' ? { href: '#comments' } : { onClick: () => setDrawer('open') }}
        collect={<CollectButton item={item} />}
      />
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
