import { css } from 'styled-components';

/** Of a room; grows by half of what the text of an article does. */
export const roomTitle = css`
  font-size: calc(18px * (1 + (var(--reading) - 1) * 0.5));
  line-height: 1.45;
`;
