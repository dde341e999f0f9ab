import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Head = styled.header`
  padding: 12px var(--gutter) 20px;

  h1 {
    font-size: var(--text-display);
    line-height: 1.38;
    letter-spacing: 0.005em;
  }

  > p:not(:first-child) {
    margin-top: 12px;
  }
`;

export const Chapter = styled.p`
  font-size: var(--text-small);
  font-weight: 600;
`;

export const ChapterLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: var(--target);
  min-height: var(--target);
  color: var(--accent-text);
`;

export const Summary = styled.p`
  color: var(--ink-2);
  font-size: var(--text-lead);
  line-height: 1.65;
  overflow-wrap: anywhere;
`;

export const Empty = styled.p`
  padding: 0 var(--gutter);
  color: var(--ink-3);
`;

export const NeighbourLinks = styled.nav`
  display: grid;
  gap: 12px;
  margin: 32px var(--gutter) 0;
  padding-top: 20px;
  border-top: 1px solid var(--line);
`;

export const NeighbourLink = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--target);
  padding: 12px 14px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--text-ui);
  line-height: 1.45;

  ${pressed}

  > svg {
    flex: none;
    color: var(--ink-3);
  }
`;

export const Neighbour = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Direction = styled.small`
  display: block;
  color: var(--ink-3);
  font-size: var(--text-micro);
`;
