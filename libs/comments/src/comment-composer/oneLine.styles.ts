import { css } from 'styled-components';

/** What is longer than its line is cut. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
