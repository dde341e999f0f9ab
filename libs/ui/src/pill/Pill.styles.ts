import styled from 'styled-components';
import { pressed } from '../fragments.styles';
import { Control } from '../button/Control';

export const Root = styled(Control)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-height: calc(32px * var(--ui));
  padding: 0 14px;
  border-radius: var(--radius-pill);
  font-size: var(--text-small);
  font-weight: 600;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: calc((32px * var(--ui) - var(--target)) / 2) 0;
  }

  ${pressed}

  &[data-variant='tint'] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }

  &[data-variant='outline'] {
    box-shadow: inset 0 0 0 1px var(--control);
  }

  &[data-variant='done'] {
    background: var(--sunken);
    color: var(--ink-3);
  }
`;
