import { css } from 'styled-components';

/** A link or button without a ground says by its text that it is pressed. */
export const pressed = css`
  &:active {
    opacity: 0.7;
  }
`;
