import styled from 'styled-components';

export const Circle = styled.p`
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-small);
  line-height: 1.6;
`;

export const Posts = styled.div`
  border-top: 8px solid var(--canvas);
`;
