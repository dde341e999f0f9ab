import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds that are left of a span of the wall clock, 0 once it is over: timers may stand still in the background, the clock
 * does not (R33). A clock that has been set back to before the start ends it: else the visitor would wait for as long as it was set back.
 * @param startedAt milliseconds since 1970
 */
export const secondsLeftOf = (startedAt: number, lengthMs: number): number => {
  const passed = Date.now() - startedAt;
  return passed < 0 ? 0 : Math.max(0, Math.ceil((lengthMs - passed) / 1000));
};

/** `secondsLeftOf`, updated. */
export const useSecondsLeft = (startedAt: number, lengthMs: number): number => {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const isPast = () => startedAt + lengthMs <= Date.now();
      if (isPast()) return () => undefined;
      // It goes on before the start too: the clock may be put right again.
      const timer = setInterval(() => {
        onTick();
        if (isPast()) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [startedAt, lengthMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsLeftOf(startedAt, lengthMs),
    () => 0,
  );
};
