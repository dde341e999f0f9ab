import { hairline, pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Item = styled.li`
  ${hairline}
`;

export const SuggestionLink = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: max(48px, var(--target));
  padding: 8px 0;
  font-size: var(--text-button);
  line-height: 1.4;

  ${pressed}

  > svg {
    color: var(--ink-3);
  }

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
