import styled from 'styled-components';

/** Sticks right under the masthead, and to the top of the screen while that is hidden. */
export const Root = styled.div`
  position: sticky;
  top: var(--masthead-height, 0px);
  z-index: var(--z-sticky);
  margin: 4px calc(-1 * var(--gutter)) 0;
  background: var(--paper);
  transition: top var(--duration-base) var(--ease-standard);

  :root[data-masthead='away'] & {
    top: 0;
  }

  ~ * {
    --stuck: max(44px, var(--target));
  }
`;
