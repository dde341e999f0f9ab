import styled from 'styled-components';

export const Root = styled.section`
  position: relative;
  padding-top: 20px;
  border-top: 1px solid var(--line);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -1px;
    width: 24px;
    height: 3px;
    background: var(--ink);
  }

  > header {
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin-bottom: 8px;
  }

  > header h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }

  > header > span,
  > header > div {
    flex: none;
  }

  > header > span {
    font-size: var(--text-label);
    color: var(--ink-3);
  }

  > header > div {
    margin-left: auto;
    font-size: var(--text-small);
    color: var(--ink-3);
  }
`;
