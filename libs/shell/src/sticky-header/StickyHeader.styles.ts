import styled from 'styled-components';

/** Moves by transform only: its place in the page stays as it is. */
export const StickyHeader = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--z-bar);
  transition: transform var(--duration-base) var(--ease-standard);

  :root[data-masthead='away'] & {
    transform: translateY(-100%);
  }
`;

/** Out of the flow, and out of the way together with the header. */
export const Below = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  transition-property: opacity, visibility;
  transition-duration: var(--duration-base);

  :root[data-masthead='away'] & {
    opacity: 0;
    visibility: hidden;
  }
`;
