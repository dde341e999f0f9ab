import type { ReactNode } from 'react';
import { OfflineStrip } from '../offline-strip/OfflineStrip';
import styles from './StickyHeader.module.css';

interface StickyHeaderProps {
  /** Remains in view while scrolling down: the banner of a preview. */
  isPinned?: boolean;
  /** The bar; nothing on a page that has none. */
  children?: ReactNode;
}

/**
 * Keeps the bar of a page in view: it hides when scrolling down and returns when scrolling up (`watchMasthead`). The offline strip
 * follows it in the page, which makes room for it.
 */
export const StickyHeader = ({ isPinned = false, children }: StickyHeaderProps) => {
  const bar = isPinned ? 'pinned' : children ? 'masthead' : undefined;
  return (
    <>
      <div className={styles.stickyHeader} data-sticky-header={isPinned ? undefined : ''} data-bar={bar}>
        {children}
      </div>
      <OfflineStrip />
    </>
  );
};
