/** Seconds by which another try goes on behind the place at which two have ended; segments last from 2 to 10. */
const steps = [4, 10.5, 21];

/** Seconds that have to be played before a fault is another one. */
const samePlace = 3;

interface Fault {
  /** Seconds at which it was played. */
  time: number;
  /** End of what was in store there. */
  buffered: number;
  /** 0 while unknown. */
  duration: number;
}

/** Decides where playback is tried again, so that it does not end at one place over and over. */
export const createResumePoint = () => {
  let place: number | undefined;
  /** Where it went on the last time. */
  let target = 0;
  let repeats = 0;
  const isNear = (fault: number, other: number) => Math.abs(fault - other) < samePlace;
  return {
    /**
     * @param isBroken the place itself is at fault: its server answers
     * @returns seconds: at first the same place, later behind what was in store
     */
    after: ({ time, buffered, duration }: Fault, isBroken: boolean): number => {
      const fault = Math.max(time, buffered);
      if (place === undefined || !(isNear(fault, place) || isNear(fault, target))) {
        place = fault;
        target = fault;
        repeats = 0;
        return time;
      }
      if (!isBroken) return time;
      const next = place + (steps[Math.min(repeats, steps.length - 1)] ?? 0);
      repeats += 1;
      if (duration > 0 && next >= duration) return time;
      target = next;
      return next;
    },
    forget: () => {
      place = undefined;
      repeats = 0;
    },
  };
};
