/** Work that runs once for all callers of the same key. */
export interface Flight<Value> {
  done: Promise<Value>;
  /** Monotonic milliseconds. */
  startedAt: number;
}

/** Starts `work` unless the key's work is running already; callers meanwhile get the same flight. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>) => Flight<Value>;

/** Creates a single flight; it remembers nothing once the work is done. */
export const createSingleFlight = <Value>(now: () => number): SingleFlight<Value> => {
  const flights = new Map<string, Flight<Value>>();
  return (key, work) => {
    const running = flights.get(key);
    if (running) return running;
    const flight = { done: work().finally(() => flights.delete(key)), startedAt: now() };
    flights.set(key, flight);
    return flight;
  };
};
