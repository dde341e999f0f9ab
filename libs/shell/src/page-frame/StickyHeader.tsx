import type { ReactNode } from 'react';
import { OfflineStrip } from '../offline-strip/OfflineStrip';
import * as S from './StickyHeader.styles';

interface StickyHeaderProps {
  /** Stays in view also while reading on: the banner of a preview. */
  isPinned?: boolean;
  /** The bar; nothing on a page that has none. */
  children?: ReactNode;
}

const barOf = ({ isPinned, children }: StickyHeaderProps) => {
  if (isPinned) return 'pinned';
  return children ? 'masthead' : undefined;
};

/**
 * The place of the masthead: it scrolls away and returns on the way up (`watchMasthead`). The word that there is no network
 * hangs under it, so that nothing in the page moves.
 */
export const StickyHeader = (props: StickyHeaderProps) => (
  <S.StickyHeader data-sticky-header={props.isPinned ? undefined : ''} data-bar={barOf(props)}>
    {props.children}
    <S.Below>
      <OfflineStrip />
    </S.Below>
  </S.StickyHeader>
);
