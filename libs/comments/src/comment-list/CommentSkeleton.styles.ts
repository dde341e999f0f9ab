import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** Shown after 200 ms, and not animated. */
export const Skeleton = styled.div`
  animation: ${appear} 0s 200ms backwards;
`;

export const Entry = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px 0;
`;

/** Where an avatar will be. */
export const Disc = styled.i`
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--placeholder);
`;

export const Lines = styled.span`
  flex: 1;
`;

export const Line = styled.i`
  display: block;
  height: 14px;
  margin-top: 10px;
  border-radius: var(--radius-s);
  background: var(--placeholder);

  &:first-child {
    width: 30%;
    margin-top: 3px;
  }
`;
