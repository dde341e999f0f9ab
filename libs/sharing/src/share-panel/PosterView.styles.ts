import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const pulse = keyframes`
  50% {
    opacity: 0.7;
  }
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  padding: 0 20px 20px;
`;

export const Poster = styled.img`
  width: auto;
  height: auto;
  max-width: min(100%, 260px);
  max-height: 100%;
  border-radius: 12px;
  box-shadow: 0 8px 32px rgb(0 0 0 / 0.3);
  pointer-events: auto;
  /* Saved by a long press. */
  -webkit-touch-callout: default;
  animation: ${appear} var(--duration-base);
`;

/** Where the poster will be. */
export const Placeholder = styled.div`
  height: 100%;
  max-height: 330px;
  aspect-ratio: 0.65;
  border-radius: 12px;
  background: var(--placeholder);
  animation: ${pulse} 1.5s ease-in-out 2;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
