import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Card = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 10px 14px;
  padding: 16px 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  ${pressed}

  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;

export const Texts = styled.div`
  ${Card}[data-look='thumb'] > & {
    grid-column: 1;
  }

  h3 {
    font-size: var(--text-card);
    line-height: 1.45;
  }

  /* Beside a picture large clauses are wider than the line. */
  :root[data-size]:not([data-size='large']) ${Card}[data-look='thumb'] > & h3 > span {
    display: inline;
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 4px;
  font-size: var(--text-ui);
  line-height: 1.6;
  color: var(--ink-2);
`;

export const Pictures = styled.div`
  ${Card}[data-look='grid'] > & {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
  }

  ${Card}[data-look='thumb'] > & {
    grid-column: 2;
    width: 112px;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  font-size: var(--text-micro);
  line-height: 1.6;
  color: var(--ink-3);
`;
