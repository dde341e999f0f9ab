import styled from 'styled-components';

export const Bar = styled.nav.attrs({ 'aria-label': '页面导航' })`
  display: none;

  [data-env='mini-program'] & {
    display: flex;
    align-items: center;
    min-height: max(44px, var(--target));
    padding: 0 4px;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
  }
`;

export const Title = styled.span`
  flex: 1;
  min-width: 0;
  padding-left: 4px;
  overflow: hidden;
  font-size: 14px;
  color: var(--ink-2);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
