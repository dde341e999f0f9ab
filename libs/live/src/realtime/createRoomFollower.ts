import { backOff } from '@share/resilience';
import { createPoller } from './createPoller';

/**
 * A change is followed within so many milliseconds, and after failures within a minute: of a large room no more than one visitor in twenty
 * then acts in the same quarter of a second, chance included: on average it is one in thirty-two.
 */
const spread = { from: 8_000, to: 64_000, spread: 1 };

/** When a room is read: again and again only while nothing is pushed, and after a change that was. */
export interface RoomFollower {
  /** Sets the time between two polls in milliseconds; 0: none. */
  setPace(milliseconds: number): void;
  /** Nothing is polled while state and counts are pushed. */
  setPushed(isPushed: boolean): void;
  /** Acts once, at a random moment; what is wanted meanwhile takes its place. @param act a rejection makes it act again, later */
  soon(act: () => Promise<unknown>): void;
  stop(): void;
}

/** @param poll reads the room */
export const createRoomFollower = (poll: () => Promise<unknown>): RoomFollower => {
  const poller = createPoller(poll);
  let pace = 0;
  let isPushed = false;
  let wanted: (() => Promise<unknown>) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  const setPace = (): void => poller.setInterval(isPushed ? 0 : pace);
  const run = (): void => {
    timer = undefined;
    const act = wanted;
    wanted = undefined;
    act?.().then(
      () => (failures = 0),
      () => {
        failures += 1;
        if (!wanted && !isStopped) soon(act);
      },
    );
  };
  const soon: RoomFollower['soon'] = (act) => {
    wanted = act;
    timer ??= setTimeout(run, backOff(spread, failures));
  };

  return {
    setPace: (milliseconds) => {
      pace = milliseconds;
      setPace();
    },
    setPushed: (isNowPushed) => {
      isPushed = isNowPushed;
      setPace();
    },
    soon,
    stop: () => {
      isStopped = true;
      poller.setInterval(0);
      clearTimeout(timer);
    },
  };
};
