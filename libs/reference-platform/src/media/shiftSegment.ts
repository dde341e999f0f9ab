/** Boxes that hold other boxes on the way to those with times. */
const containers = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);

/** Offsets of the contents of all boxes of a name. */
const findBoxes = (view: DataView, name: string, start = 0, end = view.byteLength): number[] => {
  const found: number[] = [];
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at);
    if (size < 8) break;
    const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => view.getUint8(at + index)));
    if (type === name) found.push(at + 8);
    else if (containers.has(type)) found.push(...findBoxes(view, name, at + 8, at + size));
    at += size;
  }
  return found;
};

const toView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Units per second of each track, by track id, from the initialisation segment. */
export const readTimescales = (initialisation: Uint8Array): ReadonlyMap<number, number> => {
  const view = toView(initialisation);
  /** Id and scale follow two times, whose width depends on the version in the first byte. */
  const afterTimes = (at: number): number => at + (view.getUint8(at) === 1 ? 20 : 12);
  const ids = findBoxes(view, 'tkhd').map((at) => view.getUint32(afterTimes(at)));
  const scales = findBoxes(view, 'mdhd').map((at) => view.getUint32(afterTimes(at)));
  return new Map(ids.map((id, index) => [id, scales[index] ?? 1]));
};

/** The same media fragment, playing `seconds` later: the decode time of each of its tracks is moved. */
export const shiftSegment = (
  segment: Uint8Array,
  timescales: ReadonlyMap<number, number>,
  seconds: number,
): Uint8Array<ArrayBuffer> => {
  const shifted = new Uint8Array(segment);
  const view = toView(shifted);
  const ids = findBoxes(view, 'tfhd').map((at) => view.getUint32(at + 4));
  findBoxes(view, 'tfdt').forEach((at, index) => {
    const delta = Math.round(seconds * (timescales.get(ids[index] ?? 0) ?? 0));
    if (view.getUint8(at) === 1) view.setBigUint64(at + 4, view.getBigUint64(at + 4) + BigInt(delta));
    else view.setUint32(at + 4, view.getUint32(at + 4) + delta);
  });
  return shifted;
};
