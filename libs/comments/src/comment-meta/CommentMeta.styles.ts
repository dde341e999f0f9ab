import styled from 'styled-components';

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: calc(32px * var(--ui));
  font-size: calc(12px * var(--ui));
  line-height: 1.4;
  color: var(--ink-3);

  > p {
    min-width: 0;
    margin-right: auto;
    overflow-wrap: anywhere;
  }
`;

/** A word with a target of its own around it: as wide as it is high, and never over that of the next line. */
export const Action = styled.button`
  position: relative;
  flex: none;
  min-width: var(--target);
  min-height: calc(32px * var(--ui));
  font-size: calc(13px * var(--ui));
  color: var(--ink-2);
  text-align: right;

  &[data-quiet] {
    font-size: calc(12px * var(--ui));
    color: var(--ink-3);
  }

  &::after {
    content: '';
    position: absolute;
    inset: calc((32px * var(--ui) - var(--target)) / 2) 0;
  }

  &:active {
    opacity: 0.7;
  }
`;
