import { ServerMarkup } from '@share/islands';
import styled from 'styled-components';

export const First = styled(ServerMarkup)`
  & + a,
  & + ol > li:first-child {
    border-top: 1px solid var(--line);
  }
`;
