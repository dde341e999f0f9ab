import styled from 'styled-components';

export const Busy = styled.p`
  padding: 120px var(--gutter);
  color: var(--ink-2);
  font-size: var(--text-ui);
  text-align: center;
`;
