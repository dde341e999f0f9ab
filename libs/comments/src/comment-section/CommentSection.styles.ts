import styled from 'styled-components';

/** Two labels with a rule between them; their targets reach beyond the heading without moving it. */
export const Orders = styled.div`
  display: flex;
`;

export const Order = styled.button`
  position: relative;
  min-width: var(--target);
  color: var(--ink-3);

  &:not(:first-child) {
    border-left: 1px solid var(--line);
    /* The last label ends where the line does, however large its text is. */
    min-width: calc(var(--target) - 8px);
    padding: 0 1px 0 9px;
    text-align: right;
  }

  &[aria-pressed='true'] {
    color: var(--ink);
    font-weight: 600;
  }

  &::after {
    content: '';
    position: absolute;
    inset: calc((1.5em - var(--target)) / 2) 0;
  }

  &:not(:first-child)::after {
    right: -8px;
  }
`;
