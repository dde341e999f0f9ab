import type { StoredLive } from './liveRecords';

/** Changes with everything that visitors read of a room, but for its state and its counts, which are pushed themselves. */
export const toRevision = ({
  status: _status,
  view_count: _views,
  like_count: _likes,
  share_count: _shares,
  online_base: _online,
  booking_base: _bookings,
  epoch: _epoch,
  ...detail
}: StoredLive): string => {
  // FNV-1a: short, the same on every instance, and nothing that is secret depends on it.
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(detail)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};
