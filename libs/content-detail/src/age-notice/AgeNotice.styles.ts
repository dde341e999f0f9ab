import styled from 'styled-components';

export const Notice = styled.p`
  margin: 0 var(--gutter) 20px;
  font-size: var(--text-small);
  line-height: 1.6;
  color: var(--ink-3);
`;
