import styled from 'styled-components';
import { Root } from './ContentCard.styles';

/** The title, and facts about the item. */
export const Text = styled.div`
  flex: 1;
  min-width: 0;

  h3 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: var(--text-card);
    line-height: 1.45;
  }

  /* Beside a picture large clauses are wider than the line. */
  :root[data-size]:not([data-size='large']) & h3 > span {
    display: inline;
  }

  /* There a line has nine characters on the narrowest phones, and a clause up to twelve (design: type). */
  @media (max-width: 359px) {
    ${Root}[data-pictured][data-look='standard'] & h3 > span,
    ${Root}[data-pictured][data-look='video'] & h3 > span,
    ${Root}[data-pictured][data-look='audio'] & h3 > span,
    ${Root}[data-look='short-video'] & h3 > span {
      display: inline;
    }
  }

  ${Root}[data-look='lead'] & h3 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  ${Root}[data-look='short-video'] & h3 {
    -webkit-line-clamp: 2;
    font-size: var(--text-label);
    font-weight: 400;
  }

  ${Root}[data-pictured][data-look='lead'] > &,
  ${Root}[data-pictured][data-look='live'] > &,
  ${Root}[data-pictured][data-look='short-video'] > & {
    grid-row: 2;
  }

  ${Root}[data-pictured][data-look='audio'] > & {
    grid-area: 1 / 2;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin-top: 8px;
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;

  ${Root}[data-look='short-video'] & {
    display: none;
  }
`;

/** The first of the facts, where it says most. */
export const Kicker = styled.b`
  color: var(--accent-text);
  font-weight: 600;
`;
