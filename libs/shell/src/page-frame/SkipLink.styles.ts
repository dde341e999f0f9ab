import styled from 'styled-components';

/** Above the bar that it leads past. */
export const Skip = styled.a`
  position: fixed;
  top: 4px;
  left: 4px;
  z-index: var(--z-progress);
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: 0 16px;
  border-radius: var(--radius-m);
  background: var(--paper);
  font-size: var(--text-label);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
