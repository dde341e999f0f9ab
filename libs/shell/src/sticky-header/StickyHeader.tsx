import type { ReactNode } from 'react';
import { OfflineStrip } from '../offline-strip/OfflineStrip';
import * as S from './StickyHeader.styles';

interface StickyHeaderProps {
  /** Stays in view also while reading on. */
  isPinned?: boolean;
  children: ReactNode;
}

/**
 * The place of the masthead: it scrolls away and returns on the way up (`watchMasthead`). The word that there is no network
 * hangs under it, so that nothing in the page moves.
 */
export const StickyHeader = ({ isPinned = false, children }: StickyHeaderProps) => (
  <S.StickyHeader data-sticky-header={isPinned ? undefined : ''}>
    {children}
    <S.Below>
      <OfflineStrip />
    </S.Below>
  </S.StickyHeader>
);
