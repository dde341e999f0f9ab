import styled from 'styled-components';

export const Notice = styled.p`
  display: flex;
  gap: 6px;
  margin: 0 var(--gutter) 20px;
  padding: 12px 14px;
  border-radius: var(--radius-m);
  background: var(--warn-soft);
  color: var(--warn);
  font-size: var(--text-label);
  line-height: 1.6;

  > svg {
    margin-top: calc(2px * var(--ui));
  }
`;
