import { pressed } from '@share/ui/fragments';
import styled, { keyframes } from 'styled-components';
import { entry } from './entry.styles';

const seen = keyframes`
  from {
    background: var(--accent-soft);
  }
`;

export const Root = styled.li`
  ${entry}
  display: flex;
  gap: 12px;
  padding: 16px 0 12px;

  &:focus {
    animation: ${seen} 2s;
  }

  & + & {
    border-top: 1px solid var(--line);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
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
`;

/** When, and where from. */
export const Origin = styled.p`
  min-width: 0;
  margin-right: auto;
  overflow-wrap: anywhere;
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

  /* Three dots, as an icon has them: an icon in the document would cost every comment its lines. */
  &:empty::before {
    content: '';
    display: block;
    width: 17px;
    height: 3px;
    margin-left: auto;
    background: radial-gradient(circle, currentColor 1.4px, transparent 1.7px) 0 0 / 6px 3px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: calc((32px * var(--ui) - var(--target)) / 2) 0;
  }

  ${pressed}
`;
