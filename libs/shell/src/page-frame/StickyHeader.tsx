import type { ReactNode } from 'react';
import { OfflineStrip } from '../offline-strip/OfflineStrip';
import { Root } from './StickyHeader.styles';

interface StickyHeaderProps {
  /**
   * Default: the masthead. `pinned` remains in view while scrolling down: the banner of a preview. `overlay` lies on the page and
   * scrolls with it.
   */
  bar?: 'masthead' | 'pinned' | 'overlay';
  /** The bar; nothing on a page that has none. */
  children?: ReactNode;
}

/**
 * Keeps the bar of a page in view: it hides when scrolling down and returns when scrolling up (`watchMasthead`). The offline strip
 * follows it in the page, which makes room for it.
 */
export const StickyHeader = ({ bar = 'masthead', children }: StickyHeaderProps) => (
  <>
    {bar === 'overlay' && <OfflineStrip />}
    <Root data-sticky-header={bar === 'masthead' ? '' : undefined} data-bar={children ? bar : undefined}>
      {children}
    </Root>
    {bar !== 'overlay' && <OfflineStrip />}
  </>
);
