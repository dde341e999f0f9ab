import styled from 'styled-components';
import { AnyElement } from '../any-element/AnyElement';

export const Root = styled(AnyElement)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: calc(36px * var(--ui));
  padding: 0 14px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  font-size: var(--text-label);
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: calc((36px * var(--ui) - var(--target)) / 2) 0;
  }

  &[data-selected] {
    background: var(--ink);
    color: var(--paper);
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &[data-selected] {
      border-width: 3px;
    }
  }

  a&:active,
  button&:active {
    opacity: 0.7;
  }
`;
