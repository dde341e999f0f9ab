/**
 * Rows as aligned text for the terminal: the first columns to the left, figures to the right.
 *
 * @param {readonly (readonly string[])[]} rows the first one is the header
 * @param {number} labels number of columns that are not figures
 */
export const textTable = (rows, labels) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at < labels ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
