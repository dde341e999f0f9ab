import { css } from 'styled-components';

/** A line above each item of a list but the first. */
export const hairline = css`
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;
