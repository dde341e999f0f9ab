import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { RouteLink } from '../moving/RouteLink';

export const Root = styled.div`
  margin-top: -12px;
`;

export const SearchLink = styled(RouteLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: calc(40px * var(--ui));
  padding: 0 14px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-3);
  font-size: var(--text-label);

  &::after {
    content: '';
    position: absolute;
    inset: calc((40px * var(--ui) - var(--target)) / 2) 0;
  }

  ${pressed}
`;
