import styled from 'styled-components';

/** A dialog element that covers the screen and looks the same in web views without ::backdrop. */
export const WholeScreen = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: var(--z-overlay);
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  border: 0;

  /* It lies above the page, and so above the filter that takes the colours of the page away. */
  :root[data-memorial] & {
    filter: grayscale(1);
  }

  &::backdrop {
    background: none;
  }
`;
