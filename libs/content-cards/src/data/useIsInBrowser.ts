import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its markup is hydrated: what it could not read is being read in the browser only after that. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
