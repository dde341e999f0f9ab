import styled from 'styled-components';

export const Root = styled.span`
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

  a&:active,
  button&:active {
    opacity: 0.7;
  }
`;
