import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 28px 20px;
  text-align: center;
  text-wrap: balance;

  > svg {
    width: 160px;
    height: 120px;
    color: var(--ink-3);
  }

  > h1 {
    margin-top: 20px;
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  > p {
    margin-top: 16px;
    color: var(--ink-2);
    font-size: var(--text-ui);
    line-height: 1.6;
  }

  > h1 + p {
    margin-top: 8px;
  }

  > p + p {
    margin-top: 4px;
    color: var(--ink-3);
    font-size: var(--text-label);
  }

  > div {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    min-width: 180px;
    margin-top: 28px;
  }
`;
