import styled from 'styled-components';
import { pressed } from '../fragments.styles';
import { Control } from './Control';

export const Root = styled(Control)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: max(var(--target), calc(44px * var(--ui)));
  padding: 0 20px;
  border-radius: var(--radius-pill);
  font-size: var(--text-button);
  font-weight: 600;
  text-align: center;

  &[data-wide] {
    width: 100%;
    min-height: max(48px, var(--target), calc(44px * var(--ui)));
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }

  ${pressed}

  &[data-variant='fill'] {
    background: var(--accent-fill);
    color: var(--on-accent);
  }

  &[data-variant='fill']:active {
    opacity: 1;
    background: var(--accent-fill-pressed);
  }

  &[data-variant='ghost'] {
    box-shadow: inset 0 0 0 1px var(--control);
  }

  &[data-variant='plain'] {
    background: var(--sunken);
  }

  &[data-variant='text'] {
    color: var(--ink-2);
    font-weight: 400;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 1;
    box-shadow: none;
    background: var(--sunken);
    color: var(--ink-3);
    cursor: default;
  }
`;
