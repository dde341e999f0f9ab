import styled from 'styled-components';
import { entry } from '../comment-item/entry.styles';

export const Replies = styled.div`
  padding: 10px 12px 4px;
  border-radius: var(--radius-m);
  background: var(--sunken);
`;

export const Entry = styled.li`
  ${entry}

  &:not(:first-child) {
    margin-top: 4px;
  }
`;

export const Text = styled.p`
  overflow-wrap: anywhere;
  font-size: calc(15px * (1 + (var(--reading) - 1) * 0.7));
  line-height: 1.6;
  white-space: pre-line;

  /* The tag's own ground is that of the replies: it would be invisible. */
  > span {
    margin-left: 4px;
    background: var(--paper);
  }
`;

export const Expand = styled.button`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: var(--target);
  margin: -4px 0;
  font-size: var(--text-small);
  color: var(--ink-2);
`;
