import styled from 'styled-components';

export const Ground = styled.article`
  background: var(--paper);

  /* Quiet text is lighter than on other dark grounds: it stands on pictures (design: gallery). */
  &[data-ground='dark'] {
    --ink-2: #d5d3cf;
    --ink-3: #a9a7ac;
  }
`;
