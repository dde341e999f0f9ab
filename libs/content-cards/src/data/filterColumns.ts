/** Column types the web does not show (spec §3, Column filter). */
const excludedTypes = new Set([
  'app',
  'naoce',
  'applet',
  'dimim',
  'circle',
  'dejin',
  'report',
  'wzlist',
  'ask-politics',
  'fazak',
  'link',
  'maavd',
  'ilive',
  'zoceh',
  'service',
  'clue_report',
]);

interface Column {
  type?: string | undefined;
  layout?: string | undefined;
}

/**
 * The columns the web shows (spec §3, R44): excluded types go first, then every layout that has been seen before. Columns
 * without a layout are restored.
 */
export const filterColumns = <Entry extends Column>(columns: Entry[]): Entry[] => {
  const seen = new Set<string>();
  return columns.filter(({ type, layout }) => {
    if (excludedTypes.has(type ?? '') || (layout && seen.has(layout))) return false;
    if (layout) seen.add(layout);
    return true;
  });
};
