import styled from 'styled-components';

export const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0 -10px;
  padding: 12px 0 8px;
`;

export const Hint = styled.p`
  padding: 8px 0;
  font-size: var(--text-small);
  line-height: calc(20px * var(--ui));
  color: var(--ink-3);
  text-wrap: balance;
`;
