import styled from 'styled-components';

export const Ground = styled.div`
  width: 100%;
  aspect-ratio: 1;
  padding: 12px;
  border-radius: var(--radius-sheet);
  background: #fff;
  color: #1b1b1d;
  box-shadow: 0 0 0 1px var(--line);
`;

/** The dark ones. */
export const Modules = styled.svg`
  width: 100%;
  height: 100%;
  fill: currentColor;
`;
