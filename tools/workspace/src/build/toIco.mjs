const headerLength = 6;
const entryLength = 16;

/**
 * An icon file with a PNG for each size, which every browser reads.
 *
 * @param {readonly { png: Buffer, size: number }[]} pictures
 */
export const toIco = (pictures) => {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + entryLength * pictures.length;
  const entries = pictures.map(({ png, size }) => {
    const entry = Buffer.alloc(entryLength);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
};
