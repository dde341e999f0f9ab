import styled, { css } from 'styled-components';

/** For keyboards and screen readers: seen while it has the focus. */
const aside = css`
  position: absolute;
  top: 8px;
  right: 16px;
  z-index: 1;
  min-height: var(--target);
  padding: 0 14px;
  border-radius: 22px;
  background: var(--raised);
  box-shadow: var(--shadow);
  font-size: var(--text-small);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const Announce = styled.button`
  ${aside}

  &[aria-pressed='false'] {
    color: var(--ink-2);
    text-decoration: line-through;
  }
`;

export const Choose = styled.button`
  ${aside}

  &[aria-pressed='true'] {
    background: var(--ink);
    color: var(--paper);
  }
`;
