import { css } from 'styled-components';

/** How a control looks while a finger is on it. */
export const pressed = css`
  &:active {
    opacity: 0.7;
  }
`;
