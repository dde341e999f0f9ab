import type { Store } from '@share/reference-core';
import type { LiveParts } from './createLiveParts';
import {
  bookingsOf,
  type LogEntry,
  type StoredBooking,
  type StoredLive,
  type StoredPost,
} from './liveRecords';

interface StoredLike {
  id: string;
  msg_id: string;
}

const written = { where: { is_written: true } };

/** Undoes the actions of visitors and tests in live rooms. Logs only grow, so messages are withdrawn. */
export const resetLive = async (store: Store, { chat }: LiveParts): Promise<void> => {
  for (const entry of await store.list<LogEntry>('live-entry', written)) {
    if (entry.msg_id) await chat.withdraw(entry.room, entry.msg_id);
  }
  for (const { msg_id } of await store.list<StoredPost>('live-post', written)) {
    await store.remove('live-post', msg_id);
  }
  for (const { id, booking_id } of await store.list<StoredBooking>('booking', written))
    await store.remove('booking', id, [{ ...bookingsOf(booking_id), by: -1 }]);
  for (const { id, msg_id } of await store.list<StoredLike>('live-like')) {
    await store.update<StoredPost>('live-post', msg_id, (post) => ({
      ...post,
      like_count: Math.max(0, (post.like_count ?? 0) - 1),
    }));
    await store.remove('live-like', id);
  }
  for (const live of await store.list<StoredLive>('live-before')) {
    await store.put('live', live.live_id, live);
    await store.remove('live-before', live.live_id);
    await chat.announce(live.live_id, { type: 'status', status: live.status });
  }
  for (const { id } of await store.list<{ id: string }>('live-submit')) await store.remove('live-submit', id);
};
