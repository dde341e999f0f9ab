import { hairline, pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.div`
  padding: 0 var(--gutter);
`;

export const Groups = styled.ul`
  margin-bottom: 12px;
`;

export const Item = styled.li`
  ${hairline}
`;

export const Row = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: var(--target);
  padding: 14px 0;
  color: var(--ink-3);

  ${pressed}

  > svg {
    flex: none;
  }
`;

export const Cover = styled.span`
  flex: none;
  width: 56px;
`;

export const About = styled.span`
  flex: 1;
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: var(--text-small);
  line-height: 1.45;
`;

export const Name = styled.strong`
  color: var(--ink);
  font-size: var(--text-button);
  font-weight: 600;
  line-height: 1.45;
`;

export const Description = styled.span`
  color: var(--ink-2);
`;

export const Figures = styled.small`
  span > span {
    color: var(--ink-2);
  }
`;
