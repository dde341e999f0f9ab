import styled from 'styled-components';

export const Banner = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  padding: 4px 16px 4px 20px;
  background: var(--warn-soft);
  color: var(--warn);
  font-size: var(--text-label);
`;

export const Notice = styled.span`
  flex: 1 1 9em;
`;

export const Left = styled.span`
  white-space: nowrap;

  &:empty {
    position: absolute;
  }
`;

export const Time = styled.b`
  font-size: var(--text-button);
`;
