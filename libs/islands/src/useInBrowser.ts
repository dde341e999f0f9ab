import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A fact that only the browser knows, such as the app the page is shown in: false on the server and in an island's first render, which
 * has to equal the server's markup.
 */
export const useInBrowser = (read: () => boolean): boolean =>
  useSyncExternalStore(neverChanges, read, () => false);
