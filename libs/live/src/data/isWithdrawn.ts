import type { PostView, RoomView } from './LiveView';

/** Entries by the newest response about the first page, with those pushed since. */
export interface ReadPosts {
  ids: string[];
  /** Of the entries between these times, in seconds, it has all. */
  from: number;
  to: number;
}

export const toReadPosts = ({ items, pinned, total }: RoomView): ReadPosts => {
  const [newest] = items;
  const oldest = items[items.length - 1];
  const isWhole = items.length >= total;
  return {
    ids: [...items, ...(pinned ? [pinned] : [])].map(({ id }) => id),
    from: isWhole ? -Infinity : (oldest?.at ?? -Infinity),
    to: newest?.at ?? -Infinity,
  };
};

/**
 * Whether an entry is missing where the platform would have it. One that is newer than the page may have come since, one that is older may
 * be on the next page, of two of the same time each may be first, and
 * of one without a time nothing is known.
 */
export const isWithdrawn = ({ id, at }: PostView, read: ReadPosts | undefined): boolean =>
  read !== undefined && at !== undefined && at > read.from && at < read.to && !read.ids.includes(id);
