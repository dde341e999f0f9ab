import { useEffect, useState } from 'react';

/** Milliseconds after the last touch until the controls are hidden while something plays. */
const hideAfter = 3000;

/** Whether controls are shown: always while nothing plays, otherwise for a moment after `showControls`. */
export const useControlsVisibility = (isPlaying: boolean) => {
  const [touch, setTouch] = useState({ count: 0, isShown: true });
  useEffect(() => {
    if (!isPlaying || !touch.isShown) return undefined;
    const timer = setTimeout(() => setTouch({ ...touch, isShown: false }), hideAfter);
    return () => clearTimeout(timer);
  }, [isPlaying, touch]);
  return {
    areControlsShown: touch.isShown || !isPlaying,
    showControls: () => setTouch(({ count }) => ({ count: count + 1, isShown: true })),
    hideControls: () => setTouch(({ count }) => ({ count, isShown: false })),
  };
};
