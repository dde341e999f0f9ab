import styled from 'styled-components';

export const None = styled.p`
  padding-top: 4px;
  font-size: var(--text-ui);
  color: var(--ink-2);
`;

export const Steps = styled.ol`
  padding-top: 6px;
`;

export const Step = styled.li`
  position: relative;
  padding: 0 0 18px 24px;

  &::before {
    content: '';
    position: absolute;
    left: 3px;
    top: calc(10px * var(--ui) - 4px);
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--paper);
    box-shadow: 0 0 0 1.5px var(--control);
  }

  &:first-child::before {
    background: var(--accent-graphic);
    box-shadow: none;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 7px;
    top: calc(10px * var(--ui) + 10px);
    bottom: -2px;
    width: 1px;
    background: var(--line);
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Text = styled.p`
  margin-top: 2px;
  font-size: var(--text-comment);
  line-height: 1.65;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Pictures = styled.div`
  margin-top: 8px;
`;
