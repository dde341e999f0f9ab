import styled from 'styled-components';
import { Root as Columns } from './RoomColumns.styles';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 12px;

  /* Alone, with the margin of a panel. */
  ${Columns} > & {
    padding: 0 var(--gutter);
  }
`;

export const PageLink = styled.a`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: var(--target);
  color: var(--ink-2);
  font-size: var(--text-ui);
  overflow-wrap: anywhere;
`;
