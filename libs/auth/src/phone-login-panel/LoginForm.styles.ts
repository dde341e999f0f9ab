import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  .agreement {
    margin: -4px 0 0;
  }

  .agreement a {
    color: var(--ink);
    font-weight: 600;
  }

  .agreement a:active {
    opacity: 0.7;
  }

  .wechat {
    margin-top: -4px;
  }
`;
