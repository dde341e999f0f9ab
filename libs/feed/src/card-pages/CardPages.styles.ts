import styled from 'styled-components';

export const CardGroup = styled.div`
  /* Not by the part before it: then each one that is added would make the browser match all of them again. */
  &:not([data-first]) {
    border-top: 1px solid var(--line);
  }

  &[data-added] {
    content-visibility: auto;
    contain-intrinsic-size: auto 550px;
  }
`;
