import styled, { keyframes } from 'styled-components';

const rise = keyframes`
  from { transform: translateY(100%); }
`;

const enter = keyframes`
  from { transform: translateX(100%); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/*
 * As with Dialog, the element is the scrim. A pseudo-element has its colour, so that it can fade while the panel moves.
 * --keyboard is the height the on-screen keyboard takes from the page (useKeyboardInset). Browsers that can animate
 * "display" also animate closing.
 */
export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  flex-direction: column;
  justify-content: flex-end;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 24px 0 var(--keyboard, 0px);
  border: 0;
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

  &::backdrop {
    background: none;
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

  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    width: 100%;
    max-width: 480px;
    min-height: 0;
    margin: 0 auto;
    padding-top: 8px;
    border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
    background: var(--raised);
    transform: translateY(100%);
    transition: transform var(--duration-leave) var(--ease-leave);
  }

  &[open] > div {
    transform: none;
    animation: ${rise} var(--duration-sheet) var(--ease-enter);
  }

  &:not([data-scrim]) > div {
    box-shadow: 0 -1px 0 var(--line);
  }

  > div::before {
    content: '';
    flex: none;
    width: 36px;
    height: 4px;
    margin: 0 auto 4px;
    border-radius: 2px;
    background: var(--control);
    opacity: 0.45;
  }

  header {
    display: flex;
    align-items: center;
    flex: none;
    min-height: var(--target);
    padding: 0 8px 0 20px;
  }

  h2 {
    flex: 1;
    min-width: 0;
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  .content {
    min-height: 0;
    padding: 0 20px 24px;
    overflow-y: auto;
    overscroll-behavior: contain;
    -webkit-overflow-scrolling: touch;
  }

  .content:last-child,
  footer {
    padding-bottom: calc(24px + var(--safe-bottom));
  }

  .note {
    margin-bottom: 20px;
    color: var(--ink-2);
    font-size: var(--text-label);
  }

  footer {
    flex: none;
    padding: 8px 20px 24px;
  }

  &[data-side='right'] {
    padding: 0 0 var(--keyboard, 0px);
  }

  &[data-side='right'] > div {
    width: 312px;
    max-width: calc(100vw - 44px);
    height: 100%;
    margin: 0 0 0 auto;
    padding-top: 4px;
    border-radius: 0;
    transform: translateX(100%);
  }

  &[data-side='right'][open] > div {
    transform: none;
    animation-name: ${enter};
  }

  &[data-side='right'] > div::before {
    display: none;
  }

  &[data-side='right'] header {
    min-height: max(52px, var(--target));
  }
`;
