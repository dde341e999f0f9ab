import styled from 'styled-components';

export const Failure = styled.p`
  color: var(--ink-2);

  &:not(:empty) {
    padding: 16px 0;
  }
`;
