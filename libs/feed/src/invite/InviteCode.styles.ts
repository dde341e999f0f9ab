import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 12px;
  min-height: 56px;
  padding: 6px 12px;
  border-radius: var(--radius-l);
  background: var(--sunken);
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 12px;
  min-width: 0;
`;

export const Label = styled.span`
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Code = styled.b`
  min-width: 0;
  font-size: var(--text-title);
  line-height: 1.4;
  letter-spacing: 0.16em;
  overflow-wrap: anywhere;
`;

export const CopyButton = styled.button`
  min-width: var(--target);
  min-height: var(--target);
  font-size: var(--text-label);
  color: var(--accent-text);

  ${pressed}
`;
