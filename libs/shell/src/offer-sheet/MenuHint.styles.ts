import styled from 'styled-components';

export const Drawing = styled.svg`
  width: 160px;
  height: 120px;
  color: var(--ink-3);
`;
