/** The place in a recording that lies under a point of its track; `x` and the track in px, `duration` in seconds. */
export const timeAt = (x: number, track: { left: number; width: number }, duration: number): number => {
  if (track.width <= 0) return 0;
  return Math.min(Math.max((x - track.left) / track.width, 0), 1) * duration;
};

/** Target of a key, in seconds; undefined for other keys. */
export const timeAfterKey = (key: string, time: number, duration: number): number | undefined => {
  const steps: Partial<Record<string, number>> = {
    ArrowRight: 5,
    ArrowUp: 5,
    ArrowLeft: -5,
    ArrowDown: -5,
    PageUp: 30,
    PageDown: -30,
    Home: -Infinity,
    End: Infinity,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(time + step, 0), duration);
};
