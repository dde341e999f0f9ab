import { css } from 'styled-components';

/** A text of one line, cut where it is too long. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
