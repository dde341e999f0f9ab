import { useEffect, useState } from 'react';

/** Controls go this long after the last touch while something plays; milliseconds. */
const sleepAfter = 3000;

/** Whether controls are shown: always while nothing plays, otherwise for a moment after `wake`. */
export const useAwake = (isPlaying: boolean) => {
  const [touch, setTouch] = useState({ count: 0, isAwake: true });
  useEffect(() => {
    if (!isPlaying || !touch.isAwake) return undefined;
    const timer = setTimeout(() => setTouch({ ...touch, isAwake: false }), sleepAfter);
    return () => clearTimeout(timer);
  }, [isPlaying, touch]);
  return {
    isAwake: touch.isAwake || !isPlaying,
    wake: () => setTouch(({ count }) => ({ count: count + 1, isAwake: true })),
    sleep: () => setTouch(({ count }) => ({ count, isAwake: false })),
  };
};
