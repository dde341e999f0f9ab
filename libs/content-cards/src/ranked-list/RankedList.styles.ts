import styled from 'styled-components';

export const Ranks = styled.ol`
  li + li {
    border-top: 1px solid var(--line);
  }

  a {
    display: flex;
    gap: 14px;
    padding: 13px 0;
    font-size: var(--text-button);
    line-height: 1.5;
    text-wrap: balance;
  }

  a:active {
    opacity: 0.7;
  }

  a > span:first-child {
    flex: none;
    min-width: 22px;
    color: var(--ink-3);
    font-size: calc(20px * var(--ui));
    font-weight: 600;
    line-height: calc(24px * var(--ui));
  }

  a > span[data-top] {
    color: var(--accent-text);
  }
`;
