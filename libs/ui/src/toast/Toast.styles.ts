import styled, { keyframes } from 'styled-components';

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

/** A popover without the browser's styles, visible also before it opens. */
export const Region = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  border: 0;
  overflow: hidden;
  background: none;
  color: inherit;
  z-index: var(--z-toast);
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 0 20px 12vh;
  pointer-events: none;

  &[data-place='top'] {
    align-items: flex-start;
    padding: max(24px, 12vh) 20px 0;
  }
`;

export const Box = styled.div`
  width: fit-content;
  max-width: 280px;
`;

export const Message = styled.p`
  padding: 12px 18px;
  border-radius: var(--radius-l);
  background: var(--toast);
  color: var(--toast-ink);
  font-size: var(--text-ui);
  line-height: 1.5;
  text-align: center;
  white-space: pre-line;
  animation: ${fadeIn} var(--duration-fast) var(--ease-standard);
`;
