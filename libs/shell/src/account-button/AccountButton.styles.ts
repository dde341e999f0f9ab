import styled from 'styled-components';

export const Account = styled.span`
  display: inline-flex;
  flex: none;

  > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
  }

  > button:active {
    opacity: 0.7;
  }
`;

export const Login = styled.button`
  font-size: 14px;
  color: var(--ink-2);

  [data-signed-in] && {
    display: none;
  }
`;

export const Reader = styled.button`
  :root:not([data-signed-in]) && {
    display: none;
  }
`;
