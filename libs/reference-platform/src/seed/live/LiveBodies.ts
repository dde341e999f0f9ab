import type { LogEntry, StoredBooking, StoredLive, StoredPost } from '@share/reference-live';

/** Contents of the kinds of records of live rooms: `live` has live_id as id, `live-post` msg_id, the others their own. */
export interface LiveBodies {
  live: StoredLive;
  'live-post': StoredPost;
  'live-entry': LogEntry;
  booking: StoredBooking;
}
