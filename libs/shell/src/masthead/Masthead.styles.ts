import styled from 'styled-components';
import { hiddenWithOffer } from './hiddenWithOffer.styles';

/** Keeps its height whatever it shows; `StickyHeader.styles.ts` tells the rest of the page. */
export const Bar = styled.header`
  display: flex;
  align-items: center;
  height: 52px;
  padding-right: 4px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  [data-offer] &,
  [data-env='client'] &,
  [data-size]:not([data-size='large']) & {
    padding-left: 20px;
  }

  [data-env='mini-program'] & {
    display: none;
  }

  [data-size]:not([data-size='large']) & {
    height: 64px;
    padding-right: 12px;
  }
`;

/**
 * As wide as its final content, so that a bar painted while the page is loading does not shift. A pill is two sides of 14 px and
 * its letters of 13 px.
 */
export const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  min-width: calc(2 * var(--target) + 28px + 2 * 13px * var(--ui));

  &[data-alone] {
    min-width: calc(28px + 2 * 13px * var(--ui));
  }

  [data-offer] &,
  [data-env='client'] & {
    min-width: calc(2 * var(--target));
  }

  [data-size]:not([data-size='large']) & {
    min-width: calc(28px + 5 * 13px * var(--ui));
  }
`;

export const Offer = styled.span`
  flex: none;

  ${hiddenWithOffer}
`;

export const Dismiss = styled(Offer)`
  margin-right: -4px;
  color: var(--ink-3);
`;

export const Usual = styled.span`
  display: inline-flex;
  flex: none;

  [data-size]:not([data-size='large']) & {
    display: none;
  }
`;

export const Elder = styled.span`
  display: none;
  flex: none;

  [data-size]:not([data-size='large']) & {
    display: inline-flex;
  }
`;
