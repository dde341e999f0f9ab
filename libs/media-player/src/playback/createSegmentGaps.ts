import type { Fragment } from 'hls.js';

/** Seconds by which a seek may miss the edge of a gap. */
const tolerance = 1.5;

/** Segments may be parts of one file. */
const keyOf = ({ url, byteRangeStartOffset = 0 }: Fragment): string => `${byteRangeStartOffset} ${url}`;

/**
 * The segments of a recording that are left out. hls.js passes over a segment with the tag GAP without requesting it.
 * @param segments those of the current playlist
 * @param faulty keys of segments that were faulty before, also those that an earlier player has found
 */
export const createSegmentGaps = (segments: () => readonly Fragment[], faulty: Set<string>) => {
  const gaps: Fragment[] = [];
  return {
    isKnown: (segment: Fragment): boolean => faulty.has(keyOf(segment)),
    add: (segment: Fragment): void => {
      faulty.add(keyOf(segment));
      segment.gap = true;
      segment.tagList.push(['GAP']);
      gaps.push(segment);
    },
    /** The segment that is played at this time, or the first one behind it that is not left out. */
    segmentAt: (time: number): Fragment | undefined =>
      segments().find((segment) => !segment.gap && segment.end > time),
    /** Segments behind this one, in order. */
    following: ({ sn }: Fragment): Fragment[] =>
      segments().filter((segment) => !segment.gap && Number(segment.sn) > Number(sn)),
    /** Whether a jump led over a gap. */
    isJump: (from: number, to: number): boolean =>
      gaps.some(
        ({ start, end }) => from <= start + tolerance && to >= end - tolerance && to <= end + tolerance + 1,
      ),
    /** Whether nothing is left to play from this time on. */
    reachesEnd: (time: number): boolean => {
      const left = segments().filter(({ end }) => end > time + tolerance);
      return left.length > 0 && left.every(({ gap }) => gap);
    },
  };
};
