import { useEffect, useState } from 'react';

/**
 * How many of the parts of a list are shown: of those that are added the first is shown at once and then one in a frame, because a
 * slow phone takes long to lay out many at once.
 * @param atOnce so many are not counted as added
 */
export const useShownCount = (count: number, atOnce: number): number => {
  const [grown, setGrown] = useState(atOnce);
  const shown = Math.min(Math.max(grown, atOnce) + 1, count);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setGrown(shown));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
};
