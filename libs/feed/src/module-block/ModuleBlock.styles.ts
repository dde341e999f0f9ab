import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { RouteLink } from '../moving/RouteLink';

export const Root = styled.section`
  position: relative;
  padding-top: 8px;
  border-top: 1px solid var(--line);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -1px;
    width: 24px;
    height: 3px;
    background: var(--ink);
  }
`;

export const BlockLink = styled(RouteLink)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--target);
  font-size: var(--text-heading);
  line-height: 1.4;

  ${pressed}

  > svg {
    flex: none;
    color: var(--ink-3);
  }
`;

export const Title = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Total = styled.small`
  flex: none;
  color: var(--ink-3);
  font-size: var(--text-small);
  font-weight: 400;
`;
