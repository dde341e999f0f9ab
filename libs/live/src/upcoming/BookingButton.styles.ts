import styled from 'styled-components';

export const Count = styled.p`
  margin-top: 10px;
  color: var(--ink-3);
  font-size: var(--text-small);
  text-align: center;
`;
