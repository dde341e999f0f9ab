import styled from 'styled-components';

export const Card = styled.a`
  display: flex;
  gap: 14px;
  padding: 16px 0;

  & + &,
  li + li > & {
    border-top: 1px solid var(--line);
  }

  &:active {
    opacity: 0.7;
  }

  .text {
    flex: 1;
    min-width: 0;
  }

  h3 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: calc(17px * var(--ui));
    line-height: 1.45;
  }

  /* Beside a picture large clauses are wider than the line. */
  :root[data-size='elder'] & h3 > span,
  :root[data-size='max'] & h3 > span {
    display: inline;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin-top: 8px;
    color: var(--ink-3);
    font-size: calc(12px * var(--ui));
    line-height: 1.4;
  }

  .thumb {
    position: relative;
    flex: none;
    align-self: flex-start;
    width: 112px;
  }

  .thumb > span {
    position: absolute;
    right: 6px;
    bottom: 6px;
  }
`;
