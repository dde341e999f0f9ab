import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whole seconds until a moment of the wall clock, 0 once it is past: timers may stand still in the background, the clock does
 * not (R33).
 * @param endsAt milliseconds since 1970
 */
export const useSecondsLeft = (endsAt: number): number => {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (endsAt <= Date.now()) return () => undefined;
      const timer = setInterval(() => {
        onTick();
        if (endsAt <= Date.now()) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  const read = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  return useSyncExternalStore(subscribe, read, () => 0);
};
