import styled, { css } from 'styled-components';

const whileOffline = css`
  display: none;

  [data-offline=''] & {
    display: flex;
  }
`;

export const Strip = styled.div`
  display: flex;
  background: var(--sunken);
  color: var(--ink-2);
`;

export const Status = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Message = styled.p`
  ${whileOffline}

  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding-left: var(--gutter);
  font-size: var(--text-label);
  text-wrap: balance;
`;

export const Dismiss = styled.span`
  ${whileOffline}

  align-items: center;
  padding-right: 4px;
  color: var(--ink-3);
`;
