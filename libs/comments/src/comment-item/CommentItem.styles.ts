import styled from 'styled-components';

export const Item = styled.li`
  display: flex;
  gap: 12px;
  padding: 16px 0 12px;
  /* Gets the focus only by script: clear of the bar at the foot, and without a ring, for there is nothing to press. */
  scroll-margin: 72px 0 96px;
  outline: 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  > div {
    flex: 1;
    min-width: 0;
  }
`;

export const Alias = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--text-label);
  font-weight: 600;
  line-height: 1.43;
  color: var(--ink-2);
`;

export const Text = styled.p`
  margin-top: 4px;
  overflow-wrap: anywhere;
  font-size: var(--text-comment);
  line-height: 1.65;
  white-space: pre-line;
  text-wrap: pretty;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: calc(32px * var(--ui));
  font-size: var(--text-micro);
  line-height: 1.4;
  color: var(--ink-3);

  > p {
    min-width: 0;
    margin-right: auto;
    overflow-wrap: anywhere;
  }
`;

/** Small text in a full-size target, which does not overlap that of the next line. */
export const Action = styled.button`
  position: relative;
  flex: none;
  min-width: var(--target);
  min-height: calc(32px * var(--ui));
  font-size: var(--text-small);
  color: var(--ink-2);
  text-align: right;

  &[data-quiet] {
    font-size: var(--text-micro);
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
