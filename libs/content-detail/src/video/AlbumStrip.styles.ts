import styled from 'styled-components';

/* Extends to the right edge of the page, so that a cut-off card shows that there is more. */
export const Strip = styled.ul`
  display: flex;
  gap: 12px;
  margin-right: calc(-1 * var(--gutter));
  padding-right: var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > li {
    flex: none;
    width: 148px;
  }
`;

export const Episode = styled.a`
  display: block;
  min-height: var(--target);

  .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin-top: 8px;
    overflow: hidden;
    font-size: var(--text-label);
    line-height: 1.45;
  }

  &:active {
    opacity: 0.7;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] .title {
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export const More = styled.button`
  width: 148px;
  height: 83px;
  padding: 0 12px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-label);
`;
