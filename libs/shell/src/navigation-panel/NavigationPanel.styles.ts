import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Logout = styled.button`
  width: 100%;
  min-height: var(--target);
  margin: 4px 0 12px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-2);

  ${pressed}
`;

export const Policies = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin-top: 4px;
  font-size: var(--text-micro);
  color: var(--ink-3);
`;

export const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`;

export const RecordNo = styled.p`
  font-size: var(--text-micro);
  line-height: 1.4;
  color: var(--ink-3);
`;
