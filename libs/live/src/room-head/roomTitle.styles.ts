import { css } from 'styled-components';

/** Of a room; grows half as much as the text of an article. */
export const roomTitle = css`
  font-size: calc(18px * (1 + (var(--reading) - 1) * 0.5));
  line-height: 1.45;
`;
