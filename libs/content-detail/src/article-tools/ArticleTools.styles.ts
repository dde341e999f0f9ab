import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
  min-height: 44px;
  margin: 12px 0 20px;
  border: solid var(--line);
  border-width: 1px 0;
  font-size: var(--text-small);
  color: var(--ink-3);
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 16px;
  color: var(--ink-2);
`;

export const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--target);

  &:active {
    opacity: 0.7;
  }

  /* Set before the first paint where nothing can read aloud. */
  :root[data-no-speech] &[data-speech] {
    display: none;
  }
`;
