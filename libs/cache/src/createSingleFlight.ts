/** Work that runs once for all callers of the same key. */
export interface Flight<Value> {
  done: Promise<Value>;
  /** Monotonic milliseconds. */
  startedAt: number;
  course: Course;
}

/** What the work may look at before it hands its value on. */
export interface Course {
  /** Its key was purged meanwhile: the value is for the callers that wait for it, and for no later one. */
  isPurged: boolean;
}

export interface SingleFlight<Value> {
  /** Starts `work` unless the key's work is running already; callers meanwhile get the same flight. */
  start(key: string, work: (course: Course) => Promise<Value>): Flight<Value>;
  /** The next callers of these keys start anew. */
  purge(matches: (key: string) => boolean): void;
}

/** Creates a single flight; it remembers nothing once the work is done. */
export const createSingleFlight = <Value>(now: () => number): SingleFlight<Value> => {
  const flights = new Map<string, Flight<Value>>();
  return {
    start(key, work) {
      const running = flights.get(key);
      if (running) return running;
      const course = { isPurged: false };
      const done = work(course).finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
      const flight = { done, startedAt: now(), course };
      flights.set(key, flight);
      return flight;
    },
    purge(matches) {
      for (const [key, flight] of flights) {
        if (!matches(key)) continue;
        flight.course.isPurged = true;
        flights.delete(key);
      }
    },
  };
};
