import styled from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px var(--gutter) 0;

  & + [data-article-body] {
    margin-top: 16px;
  }

  h1 {
    font-size: calc(20px * (1 + (var(--reading) - 1) * 0.5));
    line-height: 1.45;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin-top: -4px;
  font-size: var(--text-small);
  line-height: 1.54;
  color: var(--ink-3);
`;

export const Lead = styled.p`
  font-size: calc(16px * var(--reading));
  line-height: 1.65;
  color: var(--ink-2);
`;
