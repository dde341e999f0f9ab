import { hairline } from '@share/ui/fragments';
import styled from 'styled-components';

export const LoggedOut = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  min-height: var(--target);
  padding: 6px 0;

  /* A visitor's own record follows as soon as the page is hydrated. */
  :root[data-signed-in] & {
    visibility: hidden;
  }
`;

export const LoginHint = styled.p`
  flex: 1 1 12em;
  font-size: var(--text-ui);
  color: var(--ink-2);
`;

export const Invitee = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 8px 0;

  ${hairline}

  > time {
    flex: none;
    font-size: var(--text-micro);
    color: var(--ink-3);
  }
`;

export const Name = styled.p`
  flex: 1;
  min-width: 0;
  font-size: var(--text-ui);
  overflow-wrap: anywhere;
`;
