/** The part of the Network Information API that is read; absent in Safari and Firefox. */
interface NavigatorConnection {
  readonly onLine: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether nothing should be fetched ahead of need: offline, data saver, or 2g of any kind (spec §4, link prefetch). */
export const isSlowConnection = ({ onLine, connection }: NavigatorConnection): boolean =>
  !onLine || connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
