import { useEffect, useState } from 'react';

/** Milliseconds after the last touch until the controls are hidden while something plays. */
const hideAfter = 3000;

/**
 * Whether controls are shown: always while nothing plays, otherwise while they are held and for a moment after
 * they were shown or let go.
 */
export const useControlsVisibility = (isPlaying: boolean) => {
  const [touch, setTouch] = useState({ count: 0, isShown: true, isHeld: false });
  useEffect(() => {
    if (!isPlaying || !touch.isShown || touch.isHeld) return undefined;
    const timer = setTimeout(() => setTouch({ ...touch, isShown: false }), hideAfter);
    return () => clearTimeout(timer);
  }, [isPlaying, touch]);
  const areControlsShown = touch.isShown || !isPlaying;
  const become = (isShown: boolean, isHeld?: boolean) =>
    setTouch((last) => ({ count: last.count + 1, isShown, isHeld: isHeld ?? last.isHeld }));
  return {
    areControlsShown,
    showControls: () => become(true),
    /** Shows them, too. */
    holdControls: (isHeld: boolean) => become(true, isHeld),
    toggleControls: () => become(!areControlsShown, false),
  };
};
