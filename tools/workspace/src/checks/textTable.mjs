/**
 * Rows as aligned text for the terminal, the first of them the header: the label columns to the left, numbers to the right.
 *
 * @type {(rows: readonly (readonly string[])[], labelColumns: number) => string}
 */
export const textTable = (rows, labelColumns) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at < labelColumns ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
