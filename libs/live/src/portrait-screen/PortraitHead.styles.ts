import styled from 'styled-components';
import { Root as Facts } from '../room-head/RoomFacts.styles';
import { roomTitle } from '../room-head/roomTitle.styles';

export const Head = styled.header`
  position: relative;
  z-index: 2;
  align-self: start;
  padding: 54px 16px 12px;
  text-shadow: 0 1px 3px rgba(0, 0, 0, 0.7);

  /* Ends far below the title and slowly: on a bright picture no edge crosses it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 -96px;
    z-index: -1;
    background: linear-gradient(
      rgba(14, 14, 16, 0.74),
      rgba(14, 14, 16, 0.68) 35%,
      rgba(14, 14, 16, 0.54) 55%,
      rgba(14, 14, 16, 0.3) 74%,
      rgba(14, 14, 16, 0.1) 89%,
      transparent
    );
    pointer-events: none;
  }

  /* Under it there is room for the start of the trailer, which a tap has to reach. */
  [data-trailer] > & {
    grid-row: 1;
    padding-bottom: calc(20px + max(var(--target), 36px * var(--ui)));
    pointer-events: none;
  }

  [data-trailer] > & > * {
    pointer-events: auto;
  }

  > h1 {
    margin-top: 8px;
    ${roomTitle}
  }

  > ${Facts} {
    margin-top: 4px;
    color: var(--ink);
  }

  @media (orientation: landscape) and (max-height: 500px) {
    padding-bottom: 16px;
    pointer-events: none;

    &::before {
      bottom: 0;
    }

    > * {
      pointer-events: auto;
    }

    > h1 {
      max-width: calc(var(--left-part) - 4px);
    }
  }

  /* There the header is not shown. */
  [data-env='mini-program'] & {
    padding-top: 8px;
  }
`;

/** The host of the room, its state, and the way to its other columns. */
export const HeadRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  text-shadow: none;

  > span {
    flex: none;
  }
`;

export const More = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  min-height: var(--target);
  margin-left: auto;
  font-size: var(--text-small);
`;
