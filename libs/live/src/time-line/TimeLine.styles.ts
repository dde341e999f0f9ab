import styled from 'styled-components';
import { Time } from './PostContent.styles';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

export const Pinned = styled.div`
  padding: 12px 14px;
  border-radius: var(--radius-m);
  background: var(--sunken);

  /* Its mark. */
  > ${Time} > :first-child {
    background: var(--ink);
    color: var(--paper);
  }
`;

export const Entries = styled.ol`
  &:empty {
    display: none;
  }
`;

/** Looks and measures as the button that takes its place. */
export const PageLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: max(44px, var(--target));
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-label);
`;
