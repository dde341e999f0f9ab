/** A value that tells when it changes; made for `useSyncExternalStore`. */
export interface Store<State extends object> {
  get(): State;
  set(change: Partial<State>): void;
  /** @returns ends the subscription. */
  subscribe(onChange: () => void): () => void;
}

export const createStore = <State extends object>(initial: State): Store<State> => {
  const subscribers = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const tell of subscribers) tell();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
};
