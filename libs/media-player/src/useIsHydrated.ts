import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser may be asked what it can do: false on the server and in the first render after it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
