import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px;
  padding: 20px var(--gutter) 16px;
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

  > [data-picture] {
    width: 100%;
    border-radius: 0;
  }
`;

/** With large text and on narrow phones the title goes below the cover instead of into a column that breaks its words. */
export const Words = styled.div`
  flex: 1 1 calc(190px * var(--ui));
  min-width: 0;

  h1 {
    font-size: calc(21px * (1 + (var(--reading) - 1) * 0.5));
    line-height: 1.4;
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

  &:empty {
    display: none;
  }
`;

export const Lead = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font-size: var(--text-label);
`;
