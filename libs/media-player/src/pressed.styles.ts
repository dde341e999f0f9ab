import { css } from 'styled-components';

/** How a link or control looks while a finger is on it. */
export const pressed = css`
  &:active {
    opacity: 0.7;
  }
`;
