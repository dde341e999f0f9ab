import { css } from 'styled-components';

/**
 * Sticks right under the masthead, whose height `PageFrame` sets as `--masthead-height`, and to the top of the screen while the
 * masthead is hidden. It moves together with it by transform, which does not count as a layout shift.
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
