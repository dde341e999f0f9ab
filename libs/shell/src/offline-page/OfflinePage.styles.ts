import { Button } from '@share/ui';
import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Page = styled.div`
  padding: 32px var(--gutter) 40px;

  > section {
    margin-top: 20px;
  }
`;

export const Retry = styled(Button)`
  min-width: 160px;
`;

export const None = styled.p`
  display: none;
  padding: 16px 0;
  color: var(--ink-2);
  font-size: var(--text-ui);
  line-height: 1.6;
`;

export const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;

  &:empty + ${None} {
    display: block;
  }
`;

export const Item = styled.li`
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;

export const Link = styled.a`
  display: block;
  padding: 16px 0;

  ${pressed}
`;

export const Title = styled.h3`
  font-size: var(--text-card);
  line-height: 1.45;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;
`;

export const Account = styled.span`
  &:empty {
    display: none;
  }
`;
