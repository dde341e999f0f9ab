import { css } from 'styled-components';

/** A link or button says by its look that it is pressed. */
export const pressed = css`
  &:active {
    opacity: 0.7;
  }
`;
