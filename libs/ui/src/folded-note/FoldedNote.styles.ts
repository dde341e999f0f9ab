import styled from 'styled-components';

/** 28 px to see and as high as a target, which reaches into the gaps beside it. */
export const Root = styled.details`
  margin: calc((28px - var(--target)) / 2 + 4px) 0;
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  min-height: var(--target);
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  padding: 4px 12px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-small);
  line-height: calc(20px * var(--ui));
  text-overflow: ellipsis;
  white-space: nowrap;

  ${Root}[open] & {
    white-space: pre-line;
  }
`;
