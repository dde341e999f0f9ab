import { SmallImage } from '@share/ui';
import styled from 'styled-components';

/**
 * Lies over the page. Taps beside its controls go to what is under it, and `StickyHeader.styles.ts` tells the page how much room its
 * controls take.
 */
export const Header = styled.header`
  display: flex;
  align-items: center;
  height: 52px;
  padding: 0 4px;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  [data-env='mini-program'] & {
    display: none;
  }
`;

export const Home = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  margin-right: auto;
`;

export const Logo = styled(SmallImage)`
  width: 32px;
  height: 32px;
  border-radius: var(--radius-m);
  object-fit: cover;
`;

/** 36 px visible, 44 px tap target. Hidden where the app is not offered, as in the masthead. */
export const Offer = styled.span`
  position: relative;
  display: flex;
  align-items: center;

  &::before {
    content: '';
    position: absolute;
    inset: calc((var(--target) - 36px * var(--ui)) / 2) 0;
    border-radius: var(--radius-pill);
    background: var(--glass);
    box-shadow: inset 0 0 0 1px rgba(255, 255, 255, 0.2);
  }

  [data-ground='paper'] &::before {
    background: var(--sunken);
  }

  [data-offer] &,
  [data-env='client'] &,
  [data-size]:not([data-size='large']) & {
    display: none;
  }
`;

export const OpenApp = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  padding-left: 14px;
  font-size: var(--text-small);
  font-weight: 600;
  white-space: nowrap;
`;
