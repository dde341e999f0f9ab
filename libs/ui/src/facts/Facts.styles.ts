import styled from 'styled-components';
import { AnyElement } from '../any-element/AnyElement';

export const Root = styled(AnyElement)`
  --dot: 14px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-left: calc(-1 * var(--dot));
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
  overflow-wrap: anywhere;
  /* Each fact has a dot before it; the one at the beginning of a line lies outside of what is shown. */
  clip-path: inset(0 0 0 var(--dot));

  > * {
    min-width: 0;
  }

  > *::before {
    display: inline-block;
    width: var(--dot);
    text-align: center;
    content: '·';
  }

  &[data-look='small'] {
    font-size: var(--text-small);
    line-height: 1.54;
  }

  &[data-look='line'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
