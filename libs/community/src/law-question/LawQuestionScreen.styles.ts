import styled from 'styled-components';

export const Question = styled.header`
  padding: 22px var(--gutter) 12px;

  h1 {
    font-size: var(--text-title);
    line-height: 1.42;
  }

  > p:not(:first-child) {
    margin-top: 8px;
  }
`;

export const Kicker = styled.p`
  margin-bottom: 8px;
  color: var(--accent-text);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.54;
`;

export const Text = styled.p`
  color: var(--ink-2);
  font-size: var(--text-comment);
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: pre-line;
  text-wrap: pretty;
`;

export const Answers = styled.div`
  padding: 0 var(--gutter);

  /* Beside the heading where there is room for it, else under it. */
  & > section > header {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 8px;
  }

  & > section > header > div {
    flex: 0 1 auto;
    margin-left: 0;
    font-size: var(--text-micro);
  }
`;
