import styled from 'styled-components';

export const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
`;

export const State = styled.b`
  [data-state='upcoming'] > & {
    color: var(--accent-text);
  }
`;
