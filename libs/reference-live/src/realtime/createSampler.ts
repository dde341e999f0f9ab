import type { DeliveredEntry } from '../rooms/RoomTail';
import { createBucket } from './createBucket';
import type { Publication } from './Realtime';

/** Entries of a room as its visitors get them. */
export interface Sample {
  publications: readonly Publication[];
  /** The same with the lines of a user that are left out for others; undefined when there are none. */
  withLinesOf(user: string): readonly Publication[] | undefined;
}

/** Chooses the lines of a room that its visitors can follow. */
export interface Sampler {
  sample(entries: readonly DeliveredEntry[]): Sample;
  /** Lines left out since the last call. */
  takeLeftOut(): number;
}

interface SamplerOptions {
  /** 0: all of them. */
  linesPerSecond: number;
  /** Milliseconds. */
  now: () => number;
}

/** The line of a visitor; what the people of the room say is never left out. */
const lineIn = ({ push }: DeliveredEntry) =>
  push.type === 'message' && !push.message.is_host ? push.message : undefined;

/** Each with the number of lines left out before it, so that its client does not take them for missing. */
const toPublications = (
  entries: readonly DeliveredEntry[],
  chosen: ReadonlySet<DeliveredEntry>,
  before: number,
) => {
  let leftOut = before;
  const publications: Publication[] = [];
  for (const entry of entries) {
    if (chosen.has(entry)) {
      const data = leftOut > 0 ? { ...entry.push, left_out_count: leftOut } : entry.push;
      publications.push({ offset: entry.position, data });
      leftOut = 0;
    } else leftOut += 1;
  }
  return { publications, leftOut };
};

export const createSampler = ({ linesPerSecond, now }: SamplerOptions): Sampler => {
  const take = linesPerSecond > 0 ? createBucket(linesPerSecond, linesPerSecond, now) : () => true;
  /** Left out at the end of the last sample: the next entry carries their number. */
  let carried = 0;
  let total = 0;
  return {
    sample: (entries) => {
      // Those that always come leave less room for the others.
      const hasRoom = ({ push }: DeliveredEntry) =>
        push.type !== 'message' || take(push.message.is_host) || push.message.is_host;
      const chosen = new Set(entries.filter(hasRoom));
      const before = carried;
      const { publications, leftOut } = toPublications(entries, chosen, before);
      carried = leftOut;
      total += entries.length - chosen.size;
      const unreceived = new Set(
        entries.map((entry) => (chosen.has(entry) ? undefined : lineIn(entry)?.owner_user_id)),
      );
      return {
        publications,
        withLinesOf: (user) => {
          if (user === '' || !unreceived.has(user)) return undefined;
          const own = entries.filter((entry) => lineIn(entry)?.owner_user_id === user);
          return toPublications(entries, new Set([...chosen, ...own]), before).publications;
        },
      };
    },
    takeLeftOut: () => {
      const leftOut = total;
      total = 0;
      return leftOut;
    },
  };
};
