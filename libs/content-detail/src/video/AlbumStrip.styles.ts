import { pressed, twoLines } from '@share/ui/fragments';
import styled from 'styled-components';

/** Extends to the right edge of the page, so that a cut-off card shows that there is more. */
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
`;

export const Item = styled.li`
  flex: none;
  width: 148px;
`;

export const Title = styled.span`
  ${twoLines}

  margin-top: 8px;
  font-size: var(--text-label);
  line-height: 1.45;
`;

export const Link = styled.a`
  display: block;
  min-height: var(--target);

  ${pressed}

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] ${Title} {
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
