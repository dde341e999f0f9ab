import type { ReactNode } from 'react';
import { Hit } from './ClauseTitle.styles';

/** Where a text holds what was searched for: its first place, and the one after its last. Hits are in order and do not overlap. */
export type TextHit = readonly [start: number, end: number];

/**
 * A part of a text with its hits in `<mark>`.
 * @param start where the part begins in the text to which the hits belong
 */
export const markHits = (part: string, start: number, hits: readonly TextHit[]): ReactNode => {
  const shown: ReactNode[] = [];
  let done = 0;
  for (const [hitStart, hitEnd] of hits) {
    const from = Math.max(hitStart - start, done);
    const to = Math.min(hitEnd - start, part.length);
    if (from >= to) continue;
    if (from > done) shown.push(part.slice(done, from));
    shown.push(<Hit key={from}>{part.slice(from, to)}</Hit>);
    done = to;
  }
  if (done === 0) return part;
  if (done < part.length) shown.push(part.slice(done));
  return shown;
};
