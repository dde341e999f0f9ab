import styled from 'styled-components';

export const Head = styled.header`
  > h1 {
    margin-top: 16px;
    font-size: var(--text-title);
    line-height: 1.4;
  }

  > h1:first-child {
    margin-top: 0;
  }
`;

export const Summary = styled.p`
  margin: 8px 0;
  color: var(--ink-2);
  font-size: var(--text-ui);
  line-height: 1.7;
`;
