import styled from 'styled-components';

export const Info = styled.div`
  position: absolute;
  left: var(--gutter);
  right: 76px;
  bottom: calc(56px + var(--safe-bottom));
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-height: 60%;
  overflow-y: auto;

  @media (orientation: landscape) and (max-height: 500px) {
    right: auto;
    width: 280px;
  }

  text-shadow: 0 1px 3px rgba(0, 0, 0, 0.6);
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  /* The follow button stands beside the name. */
  [data-by-line] > div {
    flex: 0 1 auto;
  }
`;

export const Tags = styled.p`
  display: flex;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

export const Topic = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  font-size: var(--text-small);
`;
