import styled from 'styled-components';

export const Root = styled.li`
  position: relative;
  padding: 0 0 22px 24px;
  --dot: 9px;

  &::before {
    content: '';
    position: absolute;
    left: 3px;
    top: calc(0.5 * 1.45 * var(--text-small) - var(--dot) / 2);
    width: var(--dot);
    height: var(--dot);
    border-radius: 50%;
    background: var(--paper);
    box-shadow: 0 0 0 1.5px var(--control);
  }

  &[data-latest]::before {
    background: var(--accent-graphic);
    box-shadow: none;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 7px;
    top: calc(0.5 * 1.45 * var(--text-small) + 10px);
    bottom: calc(-0.5 * 1.45 * var(--text-small) + 10px);
    width: 1px;
    background: var(--line);
  }
`;
