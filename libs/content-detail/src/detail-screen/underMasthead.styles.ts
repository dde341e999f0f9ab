import { css } from 'styled-components';

/**
 * Stays in view right under the masthead, whose height the frame of the page gives as `--masthead-height`, and at the top of the
 * screen while it is away. Moves together with it; the browser does not count that as a shift.
 */
export const underMasthead = css`
  position: sticky;
  top: var(--masthead-height, 0px);
  z-index: var(--z-sticky);
  transition: top var(--duration-base) var(--ease-standard);

  :root[data-masthead='away'] & {
    top: 0;
  }
`;
