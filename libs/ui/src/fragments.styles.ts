import { css } from 'styled-components';

/** A text of one line, cut where it is too long. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A text of at most two lines. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** How a link or control looks while a finger is on it. */
export const pressed = css`
  &:active {
    opacity: 0.7;
  }
`;

/** A line above each item of a list but the first. */
export const hairline = css`
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;
