import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Level = styled.ol`
  & & {
    margin-left: 6px;
    padding-left: 14px;
    border-left: 1px solid var(--line);
  }
`;

export const ChapterLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: var(--target);
  padding: 6px 0;
  font-size: var(--text-button);
  line-height: 1.45;

  ${pressed}
`;

export const Title = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  ${ChapterLink}[aria-current] > & {
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export const Count = styled.small`
  flex: none;
  color: var(--ink-3);
  font-size: var(--text-small);
`;
