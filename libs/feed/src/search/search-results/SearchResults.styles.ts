import styled from 'styled-components';

export const Count = styled.p`
  padding-top: 12px;
  color: var(--ink-3);
  font-size: var(--text-small);
  line-height: 1.45;
`;
