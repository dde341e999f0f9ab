import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px;
  padding: 20px var(--gutter) 16px;

  /* With large text the title goes below the cover instead of into a column one word wide. */
  > div + div {
    flex: 1 1 calc(150px * var(--ui));
    min-width: 0;
  }

  h1 {
    font-size: calc(21px * (1 + (var(--reading) - 1) * 0.5));
    line-height: 1.4;
  }

  /* The column is narrower than a clause of twelve characters. */
  h1 > span {
    display: inline;
  }
`;

export const Cover = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 112px;
  min-height: 112px;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--placeholder);
  color: var(--ink-3);

  > div {
    width: 100%;
    border-radius: 0;
  }
`;

export const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-bottom: 4px;
  color: var(--accent-text);
  font-size: var(--text-small);
  font-weight: 600;
`;

export const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-label);
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
`;
