import styled from 'styled-components';

export const Item = styled.li`
  display: flex;
  gap: 12px;
  padding: 16px 0 12px;
  /* The focus is only ever sent here: clear of the bar at the foot, and no ring, for there is nothing to press. */
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
  font-size: calc(14px * var(--ui));
  font-weight: 600;
  line-height: 1.43;
  color: var(--ink-2);
`;

export const Text = styled.p`
  margin-top: 4px;
  overflow-wrap: anywhere;
  font-size: calc(16px * (1 + (var(--reading) - 1) * 0.7));
  line-height: 1.65;
  white-space: pre-line;
  text-wrap: pretty;
`;
