/** Segments a live playlist shows. */
const shownSegments = 6;

/** A recording that is repeated endlessly. */
export interface Recording {
  /** Length of each segment in seconds, in order. */
  durations: readonly number[];
}

/** Reads a recording from its playlist. */
export const readRecording = (playlist: string): Recording => ({
  durations: [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds)),
});

const lengthOf = ({ durations }: Recording): number => durations.reduce((sum, seconds) => sum + seconds, 0);

/** Maps segment `number` of the endless stream to a segment of the recording and its time shift. */
export const placeOf = (recording: Recording, number: number): { index: number; shift: number } => {
  const count = recording.durations.length;
  return { index: number % count, shift: Math.floor(number / count) * lengthOf(recording) };
};

/**
 * The playlist of the endless stream: the latest complete segments. It depends on the clock alone, so instances with the
 * same start agree.
 *
 * @param elapsed seconds since the stream began
 */
export const livePlaylist = (recording: Recording, elapsed: number): string => {
  const { durations } = recording;
  const rounds = Math.floor(elapsed / lengthOf(recording));
  let ended = rounds * durations.length;
  let left = elapsed - rounds * lengthOf(recording);
  for (const seconds of durations) {
    left -= seconds;
    if (left < 0) break;
    ended += 1;
  }
  // A stream that has just begun already has a full window behind it.
  const next = ended + shownSegments;
  const numbers = Array.from({ length: shownSegments }, (_, index) => next - shownSegments + index);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...durations))}`,
    `#EXT-X-MEDIA-SEQUENCE:${numbers[0]}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    ...numbers.flatMap((number) => [
      `#EXTINF:${durations[number % durations.length]?.toFixed(6)},`,
      `live-${number}.m4s`,
    ]),
    '',
  ].join('\n');
};
