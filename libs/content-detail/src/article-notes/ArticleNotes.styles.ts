import styled from 'styled-components';

export const Notes = styled.p`
  margin: 28px var(--gutter);
  padding: 14px 16px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: calc(13px * var(--ui));
  line-height: 1.65;
  color: var(--ink-2);
`;

export const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0 var(--gutter) 32px;
`;
