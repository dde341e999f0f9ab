import styled from 'styled-components';

export const Root = styled.footer`
  padding: 12px 0;
  border-top: 1px solid var(--line);
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.5;
  text-align: center;
`;

export const Entry = styled.a`
  display: inline-block;
  min-width: var(--target);
  padding: calc((var(--target) - 1.5em) / 2) 8px;
`;
