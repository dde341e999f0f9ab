import styled from 'styled-components';
import { Root as Chat } from '../chat/LiveChat.styles';
import { Root as Facts } from '../room-head/RoomFacts.styles';
import { roomTitle } from '../room-head/roomTitle.styles';
import { Root as Chips } from '../stage/SourceChips.styles';

export const Note = styled.div`
  &:first-child {
    padding: 0 0 12px;
  }
`;

export const Summary = styled.p`
  margin-top: 8px;
  font-size: var(--text-ui);
  line-height: 1.6;
`;

export const Text = styled.div`
  position: relative;
  z-index: 2;
  grid-row-end: -1;
  align-self: end;
  padding: 24px 16px calc(68px + var(--safe-bottom));
  text-shadow: 0 1px 3px rgba(0, 0, 0, 0.7);

  > h1 {
    ${roomTitle}
  }

  > ${Facts} {
    margin-top: 8px;
    color: var(--ink);
    font-size: var(--text-micro);
    line-height: 1.6;
  }

  > ${Chips}:first-child {
    padding: 0 0 12px;
  }

  /* The chat has its own margins, and the bar at the lower edge. */
  &[data-chat] {
    padding-top: 0;
    padding-bottom: 0;
  }

  /* As high as the half of the screen under the play button, less what stands over it: the chips of the cameras, and two lines. */
  &[data-chat] > ${Chat} {
    margin: 4px -16px 0;
    --chat-height: max(
      112px,
      min(33vh, calc(var(--screen) / 2 - 64px - 56px * var(--ui) - var(--chips, 0px) - var(--note, 0px)))
    );
  }

  &[data-chat] > ${Chips} ~ ${Chat} {
    --chips: calc(20px + 36px * var(--ui));
  }

  &[data-chat] > ${Note} ~ ${Chat} {
    --note: 36px;
  }

  @media (orientation: landscape) and (max-height: 500px) {
    &[data-chat] > ${Chat} {
      --chat-width: var(--left-part);
      --chat-edge: 8px;
      /* Less the head above it and the field under it. */
      --chat-height: max(
        80px,
        min(40vh, calc(var(--screen) - 156px - 48px * var(--ui) - var(--chips, 0px) - var(--note, 0px)))
      );
    }

    [data-live-state]:not([data-live-state='upcoming']) > & {
      pointer-events: none;

      > * {
        pointer-events: auto;
      }

      > :not(${Chat}) {
        max-width: calc(var(--left-part) - 4px);
      }

      > ${Chat} {
        pointer-events: none;
      }
    }
  }
`;
