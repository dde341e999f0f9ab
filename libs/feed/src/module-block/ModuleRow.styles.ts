import styled from 'styled-components';

export const Root = styled.div`
  border-top: 1px solid var(--line);

  img[data-failed] {
    display: none;
  }
`;

export const Modules = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * var(--gutter));
  padding: 16px var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Item = styled.li`
  flex: none;
`;

export const AppMark = styled.small`
  color: var(--ink-3);
  font-size: var(--text-small);
`;
