import styled from 'styled-components';
import { Label } from './Label.styles';

/** A setting: its icon, its name and its control. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: max(52px, var(--target));
  border-top: 1px solid var(--line);

  ${Label} + & {
    border-top: 0;
  }

  > svg {
    color: var(--ink-3);
  }

  > svg:first-child {
    color: var(--ink-2);
  }
`;

export const Name = styled.span`
  flex: 1;
  min-width: min-content;
  white-space: nowrap;
`;

/** Below its name. Each text size is written a little larger than the one before. */
export const Sizes = styled.div`
  flex: 1 0 100%;
  padding-bottom: 10px;

  [name] + span {
    font-size: var(--text-small);
    white-space: nowrap;
  }

  [value='large'] + span {
    font-size: var(--text-label);
  }

  [value='elder'] + span {
    font-size: var(--text-ui);
  }

  [value='max'] + span {
    font-size: var(--text-button);
  }
`;
