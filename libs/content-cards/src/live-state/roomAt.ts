import { formatNumber } from '@share/ui/format';
import { liveStateAt, liveStateNames, type LiveState, type LiveTimes } from './liveStateAt';
import { startText } from './liveTimes';

/** A live room in a list. */
export interface RoomOfCard extends LiveTimes {
  /** Visitors in the room. */
  viewers?: number | undefined;
}

/** The state and time of a live room on a card, at a moment. */
export interface LiveCard {
  state: LiveState;
  /** `预告 · 明天 02:12`, `直播中`. */
  badge: string;
  /** While it is live: `3.6万人在看`. */
  viewers?: string;
  /** Once it has begun: when that was, in seconds and as a text. */
  begun?: { at: number; text: string };
}

/** State and time of a room on a card, at a moment in milliseconds; nothing for a room whose state cannot be known. */
export const roomAt = (room: RoomOfCard, now: number): LiveCard | undefined => {
  const { status, startsAt, viewers = 0 } = room;
  if (!status && startsAt === undefined) return undefined;
  const state = liveStateAt(room, now);
  const name = liveStateNames[state];
  const start = startsAt === undefined ? '' : startText(startsAt, now);
  if (state === 'upcoming') return { state, badge: start ? `${name} · ${start}` : name };
  return {
    state,
    badge: name,
    ...(state === 'live' && viewers > 0 && { viewers: `${formatNumber(viewers)}人在看` }),
    ...(start && startsAt !== undefined && { begun: { at: startsAt, text: `${start} 开始` } }),
  };
};
