import styled, { css } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 12px 0;
  font-size: var(--text-small);
  color: var(--ink-2);
`;

const line = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
`;

export const Address = styled.p`
  ${line}
`;

export const Weather = styled.p`
  ${line}
  color: var(--ink-3);
`;

export const Alert = styled.p`
  ${line}
  color: var(--warn);
`;

export const Map = styled.a`
  flex: 0 0 100%;
  margin-top: 8px;
`;
