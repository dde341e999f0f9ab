import { unusable } from '@share/api-client';
import { serverNow } from '@share/environment';
import { useRef, useState } from 'react';
import { useLiveServices } from '../LiveServices';
import { awaitsSource } from '../stage/sourcesOf';
import { type LiveState, liveStateAt } from '@share/content-cards';
import type { LiveView } from './LiveView';
import { loadLive } from './loadRoom';

const second = 1_000;

/** Between two questions to the platform in each state, in milliseconds, while it pushes nothing; a replay does not change any more. */
const pollEvery: Readonly<Record<LiveState, number>> = {
  upcoming: 15 * second,
  live: 10 * second,
  ended: 60 * second,
  replay: 0,
};

/** From the end of the countdown until the platform has answered once: if it says that the room has not begun, it may begin later. */
const startPoll = 5 * second;

interface RoomStateOptions {
  /** When the page was made, in milliseconds. */
  now: number;
  siteOrigin: string;
}

/** A room and its state, which change together: with another state come other things to play and to book. */
export const useRoomState = (given: LiveView, { now, siteOrigin }: RoomStateOptions) => {
  const { api } = useLiveServices();
  const [room, setRoom] = useState(given);
  const [state, setState] = useState(() => liveStateAt(given, now));
  const [isStarting, setStarting] = useState(false);
  const turns = useRef({ given: 0, newest: 0 });
  const isAwaiting = awaitsSource(room, state);

  const takeTurn = () => (turns.current.given += 1);
  /**
   * Reads the room again when it has another state or revision. Where no revision is known, also while it has nothing to play.
   * @param said the state as the platform says; undefined: by the times of the room
   * @param turn taken when the question was requested or the push came; what is older than the newest one is dropped
   * @throws ApiError when the room cannot be read: room and state stay as they are; also when a cache has answered with what was before
   */
  const follow = async (said: LiveState | undefined, turn: number, revision?: string): Promise<void> => {
    const isLate = () => turn < turns.current.newest;
    if (isLate()) return;
    turns.current.newest = turn;
    const next = liveStateAt({ ...room, status: said }, serverNow());
    const isOutdated = revision && room.revision ? revision !== room.revision : isAwaiting;
    if (next === state && !isOutdated) return setStarting(false);
    const found = await loadLive(api, given.id, { siteOrigin });
    if (isLate()) return;
    // Only the server distinguishes words.
    setRoom({ ...found, titleWords: found.title === given.title ? given.titleWords : undefined });
    setState(next);
    setStarting(false);
    if (revision && found.revision && revision !== found.revision) throw unusable('live room');
  };

  const restingPace = state === 'replay' && isAwaiting ? pollEvery.ended : pollEvery[state];
  return {
    room,
    state,
    /** Milliseconds between two questions now; 0: none. */
    pollingMs: isStarting ? startPoll : restingPace,
    takeTurn,
    follow,
    /** The countdown has reached its end. */
    onStart: () => setStarting(true),
  };
};
