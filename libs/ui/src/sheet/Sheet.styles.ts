import styled, { keyframes } from 'styled-components';
import { WholeScreen } from '../dialog/WholeScreen.styles';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/**
 * As with Dialog, the element is the scrim. A pseudo-element has its colour, so that it can fade while the panel moves.
 * --keyboard is the height the on-screen keyboard takes from the page (useKeyboardInset). Browsers that can animate
 * "display" also animate closing.
 */
export const Root = styled(WholeScreen)`
  flex-direction: column;
  justify-content: flex-end;
  padding: 24px 0 var(--keyboard, 0px);
  overflow: hidden;
  background: none;
  color: var(--ink);
  transition-property: display, overlay;
  transition-duration: var(--duration-leave);
  transition-behavior: allow-discrete;

  &[open] {
    display: flex;
  }

  &:not([open]) {
    pointer-events: none;
  }

  &[data-side='right'] {
    padding: 0 0 var(--keyboard, 0px);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--scrim);
    opacity: 0;
    pointer-events: none;
    transition: opacity var(--duration-leave);
  }

  &[open][data-scrim]::before {
    opacity: 1;
    animation: ${appear} var(--duration-sheet);
  }

  /* Over the sheet is no room, but beside it. */
  @media (orientation: landscape) and (max-height: 480px) {
    &[data-above] {
      flex-flow: row-reverse;
      align-items: flex-end;
    }
  }
`;

/** A tap beside the content reaches the scrim. */
export const Above = styled.section`
  position: relative;
  flex: 1;
  min-height: 0;
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--duration-leave);

  ${Root}[open] > & {
    opacity: 1;
    animation: ${appear} var(--duration-sheet);
  }

  @media (orientation: landscape) and (max-height: 480px) {
    align-self: stretch;
  }
`;
