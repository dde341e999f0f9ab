import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  font-size: var(--text-comment);
  line-height: 1.7;
  white-space: pre-line;
`;

export const Source = styled.p`
  color: var(--ink-3);
  font-size: var(--text-small);
`;
