import styled from 'styled-components';
import { Root } from './ContentCard.styles';

/** One picture, or three of a gallery, with a badge in their corner. */
export const Pictures = styled.div`
  position: relative;
  flex: none;
  align-self: flex-start;
  width: 112px;

  > span {
    position: absolute;
    right: 6px;
    bottom: 6px;
  }

  ${Root}[data-look='lead'] > &,
  ${Root}[data-look='live'] > &,
  ${Root}[data-look='short-video'] > & {
    grid-area: 1 / 1;
    width: 100%;
  }

  ${Root}[data-look='gallery'] > & {
    display: grid;
    grid-template: 1fr 1fr / 2fr 1fr;
    gap: 4px;
    width: 100%;
    height: 140px;
  }

  ${Root}[data-look='gallery'] > & > div {
    padding: 0;
  }

  ${Root}[data-look='gallery'] > & > div:first-child {
    grid-row: span 2;
  }

  ${Root}[data-look='audio'] > & {
    grid-area: 1 / 1;
    align-self: center;
    width: 72px;
  }
`;

/** The state of a live room. */
export const State = styled.span`
  ${Pictures} > & {
    inset: 10px auto auto 10px;
    display: flex;
  }
`;
