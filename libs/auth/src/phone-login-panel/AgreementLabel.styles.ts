import styled from 'styled-components';

export const Link = styled.a`
  color: var(--ink);
  font-weight: 600;

  &:active {
    opacity: 0.7;
  }
`;
