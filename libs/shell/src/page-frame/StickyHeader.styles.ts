import styled from 'styled-components';
import { mastheadHeight } from '../masthead/Masthead.styles';

/**
 * Moves by transform only, so the layout of the page does not change. `--masthead-height` is its height for the elements after it,
 * so that they can stick under it; while it is hidden they stick to the top.
 */
export const StickyHeader = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  transition: transform var(--duration-base) var(--ease-standard);

  :root[data-masthead='away'] & {
    transform: translateY(-100%);
  }

  &[data-bar] ~ * {
    --masthead-height: ${mastheadHeight.usual}px;
  }

  :root[data-size='elder'] &[data-bar='masthead'] ~ * {
    --masthead-height: ${mastheadHeight.elder}px;
  }

  :root[data-env='mini-program'] &[data-bar='masthead'] ~ * {
    --masthead-height: 0px;
  }
`;

/** Out of the flow, and hidden together with the header. */
export const Below = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  transition-property: opacity, visibility;
  transition-duration: var(--duration-base);

  :root[data-masthead='away'] & {
    opacity: 0;
    visibility: hidden;
  }
`;
