import type { Fragment } from 'hls.js';
import { answers } from './answers';

/** Segments that are requested whether they answer. */
const maxRequested = 3;

/** How many of these segments, in their order, do not answer before one does; undefined when none of the first few does. */
export const findAnswer = async (segments: readonly Fragment[]): Promise<number | undefined> => {
  for (const [index, { url }] of segments.slice(0, maxRequested).entries())
    if (await answers(url)) return index;
  return undefined;
};
