/** The bytes of a file, of which less may be in memory. */
export interface FileBytes {
  length: number;
  /** Bytes from `start` up to `end`. */
  slice: (start: number, end: number) => Uint8Array<ArrayBuffer>;
}

/** One frame of the sounds in fixtures/media: 36 ms at 32 kbit/s and 32 kHz. */
const frame = { bytes: 144, ms: 36 };

/**
 * A recording as often as it takes to last `seconds`. It has to consist of whole frames, which stand alone
 * (`scripts/make-media.mjs`), so that a player finds no seam.
 */
export const repeatSound = (recording: Uint8Array<ArrayBuffer>, seconds: number): FileBytes => ({
  length: Math.ceil((seconds * 1000) / frame.ms) * frame.bytes,
  slice: (start, end) => {
    const part = new Uint8Array(end - start);
    for (let at = 0; at < part.length;) {
      const from = (start + at) % recording.length;
      const piece = recording.subarray(from, from + part.length - at);
      part.set(piece, at);
      at += piece.length;
    }
    return part;
  },
});
