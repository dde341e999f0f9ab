import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.a`
  display: flex;
  gap: 14px;
  padding: 16px 0;

  & + &,
  li:not(:first-child) > & {
    border-top: 1px solid var(--line);
  }

  ${pressed}

  /* The room of a picture is reserved, so that a card painted while the page is being received does not shift. */
  &[data-pictured] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 112px;
  }

  /* Picture over text. */
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

  /* One large picture and two small ones under the title. */
  &[data-look='gallery'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }

  /* A small square before the text, and the sign to play after it. */
  &[data-look='audio'] {
    align-items: center;
  }

  &[data-pictured][data-look='audio'] {
    grid-template-columns: 72px minmax(0, 1fr) 44px;
  }
`;

export const Play = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--sunken);
`;
