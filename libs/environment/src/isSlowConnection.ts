/** The part of the Network Information API that is read; absent in Safari and Firefox. */
interface NavigatorConnection {
  onLine: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether to skip prefetching: offline, data saver, or any kind of 2g (spec §4, link prefetch). */
export const isSlowConnection = ({ onLine, connection }: NavigatorConnection): boolean =>
  !onLine || connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
