import { css } from 'styled-components';

/** A comment or reply gets the focus only by script: clear of the bar at the foot, and without a ring, for there is nothing to press. */
export const entry = css`
  scroll-margin: 72px 0 96px;
  outline: 0;
`;
