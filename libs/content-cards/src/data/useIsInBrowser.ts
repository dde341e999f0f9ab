import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while its markup is hydrated: data that it could not load is loaded in the browser only after that. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
