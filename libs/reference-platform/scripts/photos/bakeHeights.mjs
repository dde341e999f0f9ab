/**
 * A height that is requested again and again as a table. Beyond its edges the edge goes on.
 *
 * @param range `{ x: [from, to], z: [from, to], step }` in units of the place
 */
export const bakeHeights = (height, { x: [left, right], z: [front, back], step }) => {
  const columns = Math.ceil((right - left) / step) + 1;
  const rows = Math.ceil((back - front) / step) + 1;
  const table = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      table[row * columns + column] = height(left + column * step, front + row * step);
  return (x, z) => {
    const u = Math.min(Math.max((x - left) / step, 0), columns - 1.001);
    const v = Math.min(Math.max((z - front) / step, 0), rows - 1.001);
    const column = Math.floor(u);
    const row = Math.floor(v);
    const at = row * columns + column;
    const fu = u - column;
    const fv = v - row;
    const near = table[at] + (table[at + 1] - table[at]) * fu;
    const far = table[at + columns] + (table[at + columns + 1] - table[at + columns]) * fu;
    return near + (far - near) * fv;
  };
};

/** A fine table for what is near, a coarse one for what is far. */
export const bakeTwice = (height, split, fine, coarse) => {
  const near = bakeHeights(height, fine);
  const far = bakeHeights(height, coarse);
  return (x, z) => (z < split ? near(x, z) : far(x, z));
};
