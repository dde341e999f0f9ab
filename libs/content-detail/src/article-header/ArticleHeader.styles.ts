import styled from 'styled-components';

export const Header = styled.header`
  padding: 24px var(--gutter) 0;

  h1 {
    font-size: calc(26px * (1 + (var(--reading) - 1) * 0.5));
    line-height: 1.38;
    letter-spacing: 0.005em;
  }
`;

export const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  font-size: calc(13px * var(--ui));
  font-weight: 600;
  line-height: 1.54;
  color: var(--accent-text);
`;

export const Lead = styled.p`
  margin-top: 12px;
  font-size: calc(17px * (1 + (var(--reading) - 1) * 0.7));
  line-height: 1.65;
  color: var(--ink-2);
`;

export const ByLine = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-top: 20px;

  > div {
    min-width: 0;
  }
`;

export const Account = styled.p`
  font-size: calc(14px * var(--ui));
  font-weight: 600;
`;

export const Meta = styled.p`
  overflow: hidden;
  font-size: calc(12px * var(--ui));
  line-height: 1.4;
  color: var(--ink-3);
  text-overflow: ellipsis;
  white-space: nowrap;

  > * + *::before {
    content: ' · ';
    white-space: pre;
  }
`;

export const Facts = styled.p`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: 44px;
  margin: 12px 0 20px;
  border: solid var(--line);
  border-width: 1px 0;
  font-size: calc(13px * var(--ui));
  color: var(--ink-3);
`;
