import styled from 'styled-components';

/** Two labels with a rule between them; their targets reach beyond the heading without moving it. */
export const Sorting = styled.div`
  display: flex;

  button {
    position: relative;
    min-width: var(--target);
    color: var(--ink-3);
  }

  button + button {
    border-left: 1px solid var(--line);
    /* The last label ends where the line does, at every text size. */
    margin-right: max(-8px, (2em - var(--target)) / 2);
  }

  button[aria-pressed='true'] {
    color: var(--ink);
    font-weight: 600;
  }

  button::after {
    content: '';
    position: absolute;
    inset: calc((1.5em - var(--target)) / 2) 0;
  }
`;
