import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Account = styled.span`
  display: inline-flex;
  flex: none;
`;

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 6px;

  ${pressed}
`;

export const Login = styled(Control)`
  font-size: 14px;
  color: var(--ink-2);

  [data-signed-in] && {
    display: none;
  }

  [data-size]:not([data-size='large']) && {
    font-size: var(--text-label);
  }
`;

export const User = styled(Control)`
  :root:not([data-signed-in]) && {
    display: none;
  }
`;
