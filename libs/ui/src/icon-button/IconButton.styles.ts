import styled from 'styled-components';
import { pressed } from '../fragments.styles';
import { Control } from '../button/Control';

export const Root = styled(Control)`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: var(--target);
  min-height: var(--target);

  ${pressed}

  &[aria-pressed='true'] {
    color: var(--accent-text);
  }

  &[aria-disabled='true'] {
    color: var(--ink-3);
  }
`;

export const Count = styled.em`
  position: absolute;
  /* Begins beside the icon; what is longer, or larger in an app with large texts, reaches over it and not over the next control. */
  right: calc(50% - 33px);
  top: 3px;
  min-width: 26px;
  padding: 0 2px;
  border-radius: 3px;
  background: var(--paper);
  color: var(--ink-2);
  font-size: 10px;
  line-height: 1.4;
  text-align: left;
  white-space: nowrap;
  /* As small as a badge is: the number is in the name of the control too. */
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;

  :root[data-size]:not([data-size='large']) & {
    display: none;
  }
`;

export const Caption = styled.small`
  display: none;

  :root[data-size]:not([data-size='large']) & {
    display: block;
    font-size: var(--text-small);
    line-height: 1.4;
  }
`;
