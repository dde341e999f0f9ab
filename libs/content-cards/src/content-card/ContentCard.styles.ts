import styled from 'styled-components';

export const Card = styled.a`
  display: flex;
  gap: 14px;
  padding: 16px 0;

  & + &,
  li + li > & {
    border-top: 1px solid var(--line);
  }

  &:active {
    opacity: 0.7;
  }

  .text {
    flex: 1;
    min-width: 0;
  }

  h3 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font-size: var(--text-card);
    line-height: 1.45;
  }

  /* Beside a picture large clauses are wider than the line. */
  :root[data-size='elder'] & h3 > span,
  :root[data-size='max'] & h3 > span {
    display: inline;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    margin-top: 8px;
    color: var(--ink-3);
    font-size: var(--text-micro);
    line-height: 1.4;
  }

  .thumb {
    position: relative;
    flex: none;
    align-self: flex-start;
    width: 112px;
  }

  .thumb > span {
    position: absolute;
    right: 6px;
    bottom: 6px;
  }

  /* Picture over text. Its height is reserved, so that a list painted while the page is loading does not shift. */
  &[data-look='lead'],
  &[data-look='live'],
  &[data-look='short-video'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: 14px;
  }

  &[data-pictured][data-look='lead']::before,
  &[data-pictured][data-look='live']::before,
  &[data-pictured][data-look='short-video']::before {
    grid-area: 1 / 1;
    padding-top: 56.25%;
    content: '';
  }

  &[data-look='lead'] .thumb,
  &[data-look='live'] .thumb,
  &[data-look='short-video'] .thumb {
    grid-area: 1 / 1;
    width: 100%;
  }

  &[data-pictured][data-look='lead'] .text,
  &[data-pictured][data-look='live'] .text,
  &[data-pictured][data-look='short-video'] .text {
    grid-row: 2;
  }

  &[data-look='lead'] h3 {
    font-size: var(--text-title);
    line-height: 1.4;
  }

  &[data-look='live'] {
    row-gap: 10px;
  }

  &[data-look='short-video'] {
    row-gap: 6px;
    min-width: 0;
  }

  &&[data-look='short-video']::before {
    padding-top: 133.333%;
  }

  &[data-look='short-video'] h3 {
    -webkit-line-clamp: 2;
    font-size: var(--text-label);
    font-weight: 400;
  }

  &[data-look='short-video'] .meta {
    display: none;
  }

  /* One large picture and two small ones under the title. */
  &[data-look='gallery'] {
    flex-direction: column;
    gap: 10px;
  }

  &[data-look='gallery'] .thumb {
    display: grid;
    grid-template: 1fr 1fr / 2fr 1fr;
    gap: 4px;
    width: 100%;
    height: 140px;
  }

  &&[data-look='gallery'] .thumb > div {
    padding: 0;
  }

  &[data-look='gallery'] .thumb > div:first-child {
    grid-row: span 2;
  }

  /* A small square before the text, and the sign to play after it. */
  &[data-look='audio'] {
    align-items: center;
  }

  &[data-look='audio'] .thumb {
    order: -1;
    align-self: center;
    width: 72px;
  }

  .play {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--sunken);
  }
`;
