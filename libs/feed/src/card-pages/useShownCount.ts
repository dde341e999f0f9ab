import { useEffect, useState } from 'react';

/**
 * How many of the parts of a list are shown: those that are added come one in a frame, because a slow phone takes long to lay out many
 * at once.
 * @param atOnce so many do not wait
 */
export const useShownCount = (count: number, atOnce: number): number => {
  const [grown, setGrown] = useState(atOnce);
  const shown = Math.max(grown, atOnce);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setGrown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
};
