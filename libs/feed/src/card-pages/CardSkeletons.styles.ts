import { hairline } from '@share/ui/fragments';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const Root = styled.div`
  animation: ${appear} 0s 200ms backwards;
`;

export const Card = styled.div`
  display: flex;
  gap: 14px;
  padding: 16px 0;

  ${hairline}
`;

export const Lines = styled.span`
  flex: 1;
`;

export const Line = styled.i`
  display: block;
  width: 90%;
  height: 16px;
  margin-bottom: 9px;
  border-radius: var(--radius-s);
  background: var(--placeholder);

  &:not(:first-child) {
    width: 64%;
  }

  &:last-child {
    width: 30%;
    height: 12px;
    margin: 12px 0 0;
  }
`;

export const Thumb = styled.b`
  flex: none;
  width: 112px;
  height: 75px;
  border-radius: var(--radius-m);
  background: var(--placeholder);
`;
