import { savesData } from './savesData';

/** The part of the Network Information API that is read; absent in Safari and Firefox. */
export interface NavigatorConnection {
  onLine: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether to skip prefetching: offline, data saver, or any kind of 2g (spec §4, link prefetch). */
export const isSlowConnection = (navigator: NavigatorConnection): boolean =>
  !navigator.onLine || savesData(navigator) || navigator.connection?.effectiveType?.includes('2g') === true;
